import { MIDDLE, type MotifName, motifShapes } from './motif-shapes.ts';
import type { Palette } from './themes.ts';

const OPACITY = [0.55, 0.55, 0.42, 0.55];

/** The campaign's one illustration. Decorative. */
export function Motif({ name, palette, className }: { name: MotifName; palette: Palette; className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${MIDDLE * 2} ${MIDDLE * 2}`} aria-hidden="true">
      {motifShapes(name).map(({ path, turn, ring }) => (
        <path
          key={`${ring} ${turn}`}
          d={path}
          fill={palette.rings[ring]}
          opacity={OPACITY[ring]}
          transform={`rotate(${turn} ${MIDDLE} ${MIDDLE})`}
        />
      ))}
      <circle cx={MIDDLE} cy={MIDDLE} r="30" fill={palette.band} />
      <circle cx={MIDDLE} cy={MIDDLE} r="13" fill={palette.onBand} />
    </svg>
  );
}
