// Where there is little room: a phone, upright or sideways, and a desk at 200 %.

export const UPRIGHT = '(max-width: 699px), (max-width: 999px) and (orientation: portrait)';
export const SMALL = `(max-height: 500px), ${UPRIGHT}`;
