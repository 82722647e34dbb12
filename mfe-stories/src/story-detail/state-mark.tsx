import { useHoverText } from '@myfiction/shared/screen/exact-time.tsx';
import { type GlyphName, PhaseGlyph, StatusTag, type Tone } from '@myfiction/shared/ui.ts';
import styles from './chapter-state.module.css';

export interface StateMarkProps {
  tone: Tone;
  glyph: GlyphName;
  text: string;
  /** Said more exactly, on hover. */
  exact?: (() => string) | undefined;
  /** Without the tag's ground, for the dense list of a phone. */
  bare: boolean;
  /** Needs nothing of the author: no tag, and words without colour. */
  isCalm?: boolean;
}

/** One thing that a chapter's row says of its state. */
export function StateMark({ tone, glyph, text, exact, bare, isCalm = false }: StateMarkProps) {
  return (
    <span className={styles.state} {...useHoverText(exact)}>
      {bare || isCalm ? (
        <span className={styles.bare} data-tone={isCalm ? undefined : tone}>
          <PhaseGlyph phase={glyph} tone={isCalm && !bare ? tone : undefined} />
          <span className={styles.words}>{text}</span>
        </span>
      ) : (
        <StatusTag tone={tone} glyph={glyph}>
          {text}
        </StatusTag>
      )}
    </span>
  );
}
