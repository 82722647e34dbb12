import type { ReactNode } from 'react';
import { PhaseGlyph } from '../status/phase-glyph.tsx';
import styles from './field-note.module.css';

export interface FieldNoteProps {
  /** What the control names as its description. */
  id: string;
  help?: ReactNode;
  /** Stands in place of the help text and is announced at once. */
  error?: ReactNode;
}

/** Help or error below a control or a group of them; nothing without both. */
export function FieldNote({ id, help, error }: FieldNoteProps) {
  if (error) {
    return (
      <div className={styles.error} id={id} role="alert">
        <PhaseGlyph phase="full-bang" tone="brick" />
        <span>{error}</span>
      </div>
    );
  }
  return (
    help && (
      <div className={styles.help} id={id}>
        {help}
      </div>
    )
  );
}
