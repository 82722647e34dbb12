import { MOTIF_TOP } from '../cover-geometry.ts';
import type { Motif } from '../motif.ts';
import { round } from '../svg-text.ts';

const RINGS = 11;
const MIDDLE = 298;

/** A keyhole or a bottle in a frame of ellipses. */
export const historical: Motif = (random, { ground, figure, accent }) => {
  const tallest = MIDDLE - MOTIF_TOP - 3;
  let rings = '';
  for (let ring = 0; ring < RINGS; ring++) {
    const height = 52 + ((tallest - 52) * ring) / (RINGS - 1);
    rings += `<ellipse cx="150" cy="${MIDDLE}" rx="${20 + ring * 15}" ry="${round(height)}" opacity="${round(1 - ring * 0.07)}"/>`;
  }
  const frame = `<g fill="none" stroke="${figure}" stroke-width="1.6">${rings}</g>`;
  const thing = random() > 0.5 ? keyhole(ground, accent) : bottle(ground, figure, accent);
  return `${frame}<g transform="translate(0 ${MIDDLE - 285})">${thing}</g>`;
};

const keyhole = (ground: string, accent: string) =>
  `<ellipse cx="150" cy="285" rx="58" ry="78" fill="${accent}"/>` +
  `<path d="M150 240a20 20 0 0 1 11 36.7L170 326h-40l9-49.3A20 20 0 0 1 150 240z" fill="${ground}"/>`;

const bottle = (ground: string, figure: string, accent: string) =>
  `<path d="M138 190h24v26c0 8 26 22 26 62c0 40-16 62-38 62s-38-22-38-62c0-40 26-54 26-62z" fill="${accent}"/>` +
  `<path d="M119 276h62c0 34-10 52-31 52s-31-18-31-52z" fill="${ground}" opacity=".55"/>` +
  `<rect x="134" y="180" width="32" height="12" rx="3" fill="${figure}"/>`;
