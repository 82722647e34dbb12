/** Half the height of the drawing; shapes point upward from its middle. */
export const MIDDLE = 530;

/** A shape of the given length, and how many of it stand around the middle. */
const SHAPES = {
  bloom: {
    count: 11,
    draw: (r: number) =>
      `c${-r * 0.36} ${-r * 0.36} ${-r * 0.2} ${-r} 0 ${-r}c${r * 0.2} 0 ${r * 0.36} ${r * 0.64} 0 ${r}z`,
  },
  star: {
    count: 17,
    draw: (r: number) => `l${-r * 0.09} ${-r * 0.55}L${MIDDLE} ${MIDDLE - r}l${r * 0.09} ${r * 0.45}z`,
  },
  pages: {
    count: 9,
    draw: (r: number) =>
      `l${-r * 0.2} ${-r * 0.12}v${-r * 0.8}l${r * 0.2} ${-r * 0.08}l${r * 0.2} ${r * 0.08}v${r * 0.8}z`,
  },
  waves: {
    count: 7,
    draw: (r: number) =>
      `c${r * 0.5} ${-r * 0.1} ${r * 0.5} ${-r * 0.8} 0 ${-r}c${r * 0.12} ${r * 0.4} ${-r * 0.3} ${r * 0.6} 0 ${r}z`,
  },
} as const;

export type MotifName = keyof typeof SHAPES;

export interface MotifShape {
  path: string;
  /** Degrees. */
  turn: number;
  ring: number;
}

const LENGTHS = [520, 400, 290, 180];
const TWIST_DEG = 14;

/** The shapes of a motif, from the outermost ring to the inner one. */
export function motifShapes(name: MotifName): MotifShape[] {
  const { count, draw } = SHAPES[name];
  return LENGTHS.flatMap((length, ring) =>
    Array.from({ length: count }, (_, index) => ({
      path: `M${MIDDLE} ${MIDDLE}${draw(length)}`,
      turn: ring * TWIST_DEG + (index * 360) / count,
      ring,
    })),
  );
}
