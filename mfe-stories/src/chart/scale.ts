const STEPS = [1, 2, 3, 4, 5, 6, 8, 10];
const PARTS = 3;

/** Marks of an axis from 0, three equal steps of a round number. @example axisMarks(49_000) // [0, 20000, 40000, 60000] */
export function axisMarks(most: number): number[] {
  const least = Math.max(1, most / PARTS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (STEPS.find((factor) => factor * power >= least) ?? 10);
  return Array.from({ length: PARTS + 1 }, (_, part) => part * step);
}

/** Places of a few labels among many points, the first and the last always. @example spread(30, 4) // [0, 10, 19, 29] */
export function spread(points: number, labels: number): number[] {
  if (points <= labels) return Array.from({ length: points }, (_, index) => index);
  return Array.from({ length: labels }, (_, label) => Math.round((label * (points - 1)) / (labels - 1)));
}

/** How far along the axis a point stands, in percent; a lone one at its end. */
export function placeOf(index: number, points: number): number {
  return points > 1 ? (index / (points - 1)) * 100 : 100;
}
