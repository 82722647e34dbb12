import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { PhaseGlyph } from './phase-glyph.tsx';
import type { Phase } from './phase-shapes.tsx';
import styles from './status-tag.module.css';
import { type Tone, toneClass } from './tone.ts';

export interface StatusTagProps {
  tone: Tone;
  glyph?: Phase;
  /** The state in words: never colour alone. */
  children: ReactNode;
}

export function StatusTag({ tone, glyph, children }: StatusTagProps) {
  return (
    <span className={cx(styles.tag, toneClass(tone), glyph && styles.withGlyph)}>
      {glyph && <PhaseGlyph phase={glyph} />}
      {children}
    </span>
  );
}
