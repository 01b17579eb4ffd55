// Things that lie about, seen from above; light from the upper left. About 24 wide, on a hex of 76.

import { f1 } from './numbers';

const v = (name: string) => `fill="var(--${name})"`;
const st = (name: string) => `fill="none" stroke="var(--${name})"`;
const shadow = (rx: number, ry: number, dx = 4, dy = 6) => `<ellipse cx="${dx}" cy="${dy}" rx="${rx}" ry="${ry}" fill="url(#soft)"/>`;
const balls = (all: readonly (readonly [number, number, number])[], fill: string) =>
  all.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" ${fill}/>`).join('');
const at = (points: readonly number[]) => `M${points.join(' ')}z`;

const PROPS = {
  cactus: `${shadow(11, 9)}<path d="M-3 10V-8a4 4 0 0 1 8 0V10zM-11 -2a3 3 0 0 1 6 0v3h3v5h-6a3 3 0 0 1-3-3zM7 2h2v-5a3 3 0 0 1 6 0v6a3 3 0 0 1-3 3H7z" fill="#3f6b3a" stroke="#20381d" stroke-width="1"/><path d="M-1 8V-7" stroke="#7da868" stroke-width="1.4"/>`,
  tuft: `<path d="M-7 4q1-8-3-12M-3 4q1-9 1-14M1 4q1-8 5-12M4 4q3-5 8-7" stroke-width="2" stroke-linecap="round" ${st('grass-hi')}/><path d="M-5 5q0-7-1-10M0 5q0-7 3-11" stroke-width="1.6" ${st('grass-lo')}/>`,
  crate: `${shadow(15, 13)}<rect x="-12" y="-9" width="24" height="24" rx="2" fill="#4d3217"/><rect x="-12" y="-13" width="24" height="24" rx="2" fill="#a87a41" stroke="#4d3217" stroke-width="1.5"/><path d="M-12 -13l24 24M12 -13l-24 24" stroke="#6f4a22" stroke-width="2.5"/><rect x="-9.5" y="-10.5" width="19" height="19" fill="none" stroke="#caa062" stroke-width="1.2"/>`,
  barrel: `${shadow(12, 10)}<circle cy="2" r="10" fill="#3a1b12"/><circle cy="-1" r="10" fill="#b0502f" stroke="#3a1b12" stroke-width="1.4"/><circle cy="-1" r="6.5" fill="none" stroke="#dc8a62" stroke-width="1.3"/><circle cx="3" cy="-4" r="1.6" fill="#3a1b12"/>`,
  lamp: `<circle r="58" fill="url(#lamp)"/>${shadow(7, 6)}<circle r="4.5" fill="#20272c"/><path d="M0 0L15 -10" stroke="#20272c" stroke-width="3.5"/><circle cx="16" cy="-11" r="5.5" fill="#ffe9a8" stroke="#20272c" stroke-width="1.5"/>`,
  manhole: `<circle r="11" fill="#24292d" stroke="#6a7279" stroke-width="1.5"/><path d="M-7 -4h14M-8 0h16M-7 4h14" stroke="#6a7279" stroke-width="1.4"/>`,
  desk: `${shadow(24, 14)}<rect x="-22" y="-8" width="44" height="20" rx="2" fill="#3c2612"/><rect x="-22" y="-11" width="44" height="20" rx="2" fill="#8a5f30" stroke="#3c2612" stroke-width="1.4"/><rect x="-15" y="-8" width="12" height="9" fill="#f2ecd8"/><rect x="2" y="-8" width="15" height="11" rx="1" fill="#17242d"/><rect x="4" y="-6" width="11" height="7" fill="#6fd6ff"/>`,
  bones: `<g stroke="#efe4cb" stroke-width="3" stroke-linecap="round" fill="none" opacity=".9"><path d="M-16 6q14-10 30-4"/><path d="M-9 3l-4 9M-2 0l-3 11M5 -1l-1 10M11 1l1 8"/></g><circle cx="-18" cy="7" r="4.5" fill="#efe4cb"/>`,
  rock: `${shadow(15, 11)}<path d="${at([-12, 4, -8, -8, 3, -11, 12, -3, 9, 8, -4, 9])}" ${v('rock-lo')}/>` +
    `<path d="${at([-12, 2, -8, -9, 3, -12, 6, -4, -2, 3])}" ${v('rock-hi')}/><path d="${at([6, -4, 12, -3, 9, 6, -2, 3])}" ${v('rock')}/>`,
  shelf: `${shadow(30, 11)}<rect x="-28" y="-7" width="56" height="17" fill="#2e1c0c"/><rect x="-28" y="-10" width="56" height="16" fill="#6d4721" stroke="#2e1c0c" stroke-width="1.4"/>` +
    [-24, -18, -13, -7, -1, 4, 10, 15, 20].map((x, i) => `<rect x="${x}" y="-8" width="${4 + (i % 3)}" height="12" fill="${['#a33', '#c9a24b', '#3d6f8e', '#6b8a45', '#8a4c7a'][i % 5]}"/>`).join(''),
  bush: 
    shadow(19, 15) +
    balls([[-8, 3, 10], [7, 4, 11], [0, -6, 11], [-3, 5, 9]], v('grass-lo')) +
    balls([[-8, 0, 8], [7, 0, 9], [0, -9, 9]], v('grass')) +
    balls([[-10, -3, 4], [5, -4, 4.5], [-2, -12, 4]], v('grass-hi')),
  tree: 
    shadow(26, 22, 7, 10) +
    balls([[2, 3, 22]], 'fill="#1d3420"') +
    balls([[-9, -4, 13], [8, -6, 13], [1, 8, 13], [-6, 7, 10], [10, 6, 9]], 'fill="#2f5a34"') +
    balls([[-9, -8, 8], [6, -10, 7], [-2, 3, 7]], 'fill="#4c8148"') +
    balls([[-8, -10, 4]], 'fill="#78ab62"'),
  tank: `${shadow(14, 12)}<circle cy="2" r="13" fill="#16242b"/><circle cy="-2" r="13" fill="#5d7782" stroke="#16242b" stroke-width="1.4"/><circle cy="-2" r="8.5" fill="#0c3a4a"/><circle cy="-2" r="6.5" fill="#4fe0c8" opacity=".75"/><circle cx="-2.5" cy="-5" r="2" fill="#dffcf6"/>`,
  pipes: `${shadow(24, 9)}<rect x="-22" y="-6" width="44" height="7" rx="3" ${v('deck-lo')}/><rect x="-22" y="-8" width="44" height="6" rx="3" ${v('deck-hi')}/><rect x="-22" y="2" width="44" height="7" rx="3" ${v('deck-lo')}/><rect x="-22" y="0" width="44" height="6" rx="3" ${v('deck-hi')}/>` +
    `<rect x="-13" y="-10" width="5" height="20" rx="1" fill="#c98a3c"/><rect x="9" y="-10" width="5" height="20" rx="1" fill="#c98a3c"/>`,
  vent: `<rect x="-15" y="-11" width="30" height="22" rx="3" ${v('deck-lo')} stroke="#0d1216" stroke-opacity=".5" stroke-width="1.2"/><path d="M-11 -6h22M-11 -1h22M-11 4h22" stroke-width="2.4" ${st('void')} opacity=".7"/><path d="M-15 -11h30" stroke-width="1.4" ${st('deck-hi')}/>`,
  crack: `<path d="M-20 4l9 -7 6 6 8 -9 7 8 10 -4M-5 2l2 9M10 -1l6 8" stroke-width="2" stroke-linecap="round" opacity=".45" ${st('void-lo')}/>`,
} satisfies Record<string, string>;

export type Prop = keyof typeof PROPS;

/** A thing at a place, perhaps turned, some of them larger or smaller. */
export function prop(name: Prop, x: number, y: number, turn = 0, size = 1): string {
  const turned = turn ? ` rotate(${f1(turn)})` : '';
  const sized = size === 1 ? '' : ` scale(${size.toFixed(2)})`;
  return `<g transform="translate(${f1(x)} ${f1(y)})${turned}${sized}">${PROPS[name]}</g>`;
}
