import { cx } from '../base/cx.ts';
import glyph from './phase-glyph.module.css';
import { PHASE_SHAPES, type Phase } from './phase-shapes.tsx';
import { type Tone, toneClass } from './tone.ts';

export interface PhaseGlyphProps {
  phase: Phase;
  /** Without it the glyph takes the colour of the text around it. */
  tone?: Tone;
}

/** One circle that fills like a moon: the same family for every process. Always beside its word. */
export function PhaseGlyph({ phase, tone }: PhaseGlyphProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      data-phase={phase}
      className={cx(glyph.glyph, tone && toneClass(tone), tone && glyph.toned)}
    >
      {PHASE_SHAPES[phase]}
    </svg>
  );
}
