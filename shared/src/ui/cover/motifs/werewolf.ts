import { MOTIF_TOP } from '../cover-geometry.ts';
import type { Motif } from '../motif.ts';
import { round } from '../svg-text.ts';

interface Range {
  ground: number;
  step: number;
  least: number;
  most: number;
  narrow: number;
  wide: number;
  reach: number;
}

const BACK: Range = { ground: 350, step: 0.8, least: 40, most: 114, narrow: 16, wide: 32, reach: 0.6 };
const FRONT: Range = { ground: 382, step: 0.72, least: 30, most: 80, narrow: 26, wide: 52, reach: 0.8 };

/** A crescent over two rows of pines. */
export const werewolf: Motif = (random, { ground, figure, accent }) => {
  const radius = 66 + random() * 12;
  const x = 110 + random() * 80;
  const y = MOTIF_TOP + 4 + radius + random() * 12;
  const bite = (random() > 0.5 ? 1 : -1) * (24 + random() * 26);
  const moon =
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${accent}"/>` +
    `<circle cx="${round(x + bite)}" cy="${round(y - 14)}" r="${round(radius)}" fill="${ground}"/>`;
  const back = `<path d="${pines(random, BACK)}" fill="${figure}"/>`;
  const front = `<path d="${pines(random, FRONT)}" fill="${figure}"/>`;
  return `${moon}${back}<g style="filter:brightness(.72)">${front}</g>`;
};

function pines(random: () => number, range: Range): string {
  let path = 'M-20 400';
  for (let x = -20; x < 330; ) {
    const height = range.least + random() * (range.most - range.least);
    const width = range.narrow + random() * (range.wide - range.narrow);
    const top = range.ground - 8 - height * range.reach;
    path += `L${round(x)} ${range.ground}L${round(x + width / 2)} ${round(top)}L${round(x + width)} ${range.ground}`;
    x += width * range.step;
  }
  return `${path}L330 400Z`;
}
