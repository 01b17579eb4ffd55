// Patterns and gradients that all drawings of a page share; put into it once.

import './art.css';
import { textures } from './textures';

const gradient = (id: string, light: string, body: string, dark: string) =>
  `<radialGradient id="${id}" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
const tier = (name: string) => gradient(`body-${name}`, `var(--tier-${name})`, `var(--tier-${name})`, `var(--tier-${name}-lo)`);
const glow = (id: string, stops: readonly [number, string, number][]) =>
  `<radialGradient id="${id}">${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`;

export const defs = (): string =>
  textures() +
  gradient('body-squad', 'var(--us-hi)', 'var(--us)', 'var(--us-lo)') +
  ['green', 'blue', 'red', 'purple'].map(tier).join('') +
  gradient('body-signal', '#fff8e6', '#efe6cf', '#c9bb98') +
  gradient('body-friend', '#f0f8fc', '#cfe2ec', '#9dbccd') +
  gradient('body-ship', '#e8eef2', '#a9b7c2', '#66757f') +
  glow('soft', [[0.45, '#000', 0.62], [1, '#000', 0]]) +
  glow('lamp', [[0, 'var(--glow)', 1], [1, 'var(--glow)', 0]]) +
  glow('pit', [[0, '#000', 0.62], [0.55, '#000', 0.3], [1, '#000', 0]]) +
  glow('acid', [[0, '#d8ff6a', 1], [0.5, '#7fc72c', 0.85], [1, '#4e8a1a', 0]]) +
  '<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="9" fill="var(--mark)" opacity=".3"/></pattern>' +
  '<pattern id="hatch-danger" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="11" fill="#c22a1c" opacity=".5"/></pattern>';

const ID = 'drawing-defs';

/** Puts them into the page, if they are not there. */
export function showDefs(): void {
  if (typeof document === 'undefined' || document.getElementById(ID)) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = ID;
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.classList.add('unseen-defs');
  svg.innerHTML = `<defs>${defs()}</defs>`;
  document.body.append(svg);
}
