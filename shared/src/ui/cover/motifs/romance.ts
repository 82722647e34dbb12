import { MOTIF_TOP } from '../cover-geometry.ts';
import type { Motif } from '../motif.ts';
import { round } from '../svg-text.ts';

const PETALS = 9;
/** Outer, middle and inner ring: share of the reach, opacity. */
const RINGS = [
  [1, 0.32],
  [0.73, 0.3],
  [0.46, 0.75],
] as const;

/** A flower of overlapping petals, cut by the edges of the book but not by the title. */
export const romance: Motif = (random, { figure, accent }) => {
  const x = 70 + random() * 160;
  const y = 330 + random() * 24;
  const turn = random() * 40;
  const reach = y - MOTIF_TOP - 4;
  let drawing = '';
  RINGS.forEach(([share, opacity], ring) => {
    const length = reach * share;
    const petal =
      `M${round(x)} ${round(y)}c${round(-length * 0.36)} ${round(-length * 0.36)} ${round(-length * 0.2)} ${round(-length)} ` +
      `0 ${round(-length)}c${round(length * 0.2)} 0 ${round(length * 0.36)} ${round(length * 0.64)} 0 ${round(length)}z`;
    for (let index = 0; index < PETALS; index++) {
      const angle = round(turn + ring * 20 + (index * 360) / PETALS);
      drawing +=
        `<path d="${petal}" fill="${ring === 1 ? accent : figure}" opacity="${opacity}" ` +
        `transform="rotate(${angle} ${round(x)} ${round(y)})"/>`;
    }
  });
  return `${drawing}<circle cx="${round(x)}" cy="${round(y)}" r="12" fill="${accent}"/>`;
};
