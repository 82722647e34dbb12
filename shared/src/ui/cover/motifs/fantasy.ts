import { MOTIF_TOP } from '../cover-geometry.ts';
import type { Motif } from '../motif.ts';
import { round } from '../svg-text.ts';

const DOORS = 6;

/** Doors within doors, and stars. */
export const fantasy: Motif = (random, { ground, figure, accent }) => {
  let drawing = '';
  for (let door = 0; door < DOORS; door++) {
    const width = 196 - door * 30;
    const x = 150 - width / 2;
    const shoulder = MOTIF_TOP + 6 + door * 17 + width / 2;
    const opacity = door === DOORS - 1 ? 1 : 0.35 + 0.13 * door;
    const arc = `a${width / 2} ${width / 2} 0 0 1 ${width} 0`;
    drawing += `<path d="M${x} 400V${shoulder}${arc}V400" fill="${door % 2 ? ground : figure}" opacity="${round(opacity)}"/>`;
  }
  drawing += `<path d="M127 400V306a23 23 0 0 1 46 0V400Z" fill="${accent}"/>`;
  let stars = '';
  for (let star = 0; star < 16; star++) {
    stars += starPath(12 + random() * 276, MOTIF_TOP + 8 + random() * 200, 1 + random() * 2.4);
  }
  return `${drawing}<path d="${stars}" fill="${accent}" opacity=".7"/>`;
};

function starPath(x: number, y: number, size: number): string {
  const long = round(size * 1.4);
  const short = round(size * 0.6);
  const points = [
    [short, long],
    [long, short],
    [-long, short],
    [-short, long],
    [-short, -long],
    [-long, -short],
    [long, -short],
  ];
  return `M${round(x)} ${round(y - size * 2)}${points.map(([dx, dy]) => `l${dx} ${dy}`).join('')}z`;
}
