import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { useSchedulingText } from './i18n/use-scheduling-text.ts';
import { leftBehind } from './left-behind.ts';
import styles from './schedule-fields.module.css';

export interface LeftBehindNoteProps {
  /** All of the story. */
  chapters: readonly ChapterSummary[];
  /** When chapters go out, in ms by id. */
  goesOut: ReadonlyMap<string, number>;
}

/** Readers may get chapters in any order that the author wants, but not one that the author has overlooked. */
export function LeftBehindNote({ chapters, goesOut }: LeftBehindNoteProps) {
  const t = useSchedulingText();
  const missed = leftBehind(chapters, goesOut);
  const [first] = missed;
  if (!first) return null;
  return (
    <p className={styles.missed} role="status">
      {t('order.missed', { count: missed.length, number: first.position })}
    </p>
  );
}
