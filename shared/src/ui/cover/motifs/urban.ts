import type { Motif } from '../motif.ts';
import { round } from '../svg-text.ts';

const HOUSES = 9;
const FLOOR = 25;

/** Windows at night, few of them lit. */
export const urban: Motif = (random, { figure, accent }) => {
  const width = 300 / HOUSES;
  const surelyLit = Math.floor(random() * 20);
  let drawing = '';
  let window = 0;
  for (let house = 0; house < HOUSES; house++) {
    const floors = 2 + Math.floor(random() * 6);
    for (let floor = 1; floor <= floors; floor++) {
      const lit = window === surelyLit || random() > 0.93;
      window += 1;
      drawing +=
        `<rect x="${round(house * width + 5)}" y="${409 - floor * FLOOR}" width="${round(width - 10)}" height="15" ` +
        `fill="${lit ? accent : figure}"/>`;
    }
  }
  return drawing;
};
