import { MOTIF_TOP } from '../cover-geometry.ts';
import type { Motif } from '../motif.ts';
import { round } from '../svg-text.ts';

const RAYS = 18;
const HORIZON = 410;

/** A sun on the horizon. */
export const young: Motif = (random, { ground, figure, accent }) => {
  const x = 120 + random() * 60;
  const reach = HORIZON - MOTIF_TOP - 2;
  const ray = (turn: number) => {
    const angle = Math.PI * (turn / RAYS + 1);
    return `L${round(x + reach * Math.cos(angle))} ${round(HORIZON + reach * Math.sin(angle))}`;
  };
  let rays = '';
  for (let index = 0; index < RAYS; index++) rays += `M${round(x)} ${HORIZON}${ray(index)}${ray(index + 0.5)}Z`;
  return (
    `<path d="${rays}" fill="${figure}" opacity=".55"/>` +
    `<circle cx="${round(x)}" cy="${HORIZON}" r="132" fill="${accent}"/>` +
    `<circle cx="${round(x)}" cy="${HORIZON}" r="92" fill="${ground}"/>`
  );
};
