import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { formatDate, formatRelative } from '@myfiction/shared/host.ts';
import { PhaseGlyph, StatusTag } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './chapter-state.module.css';

/** Published is the calm state: a date, no tag. What still needs the author wears one. */
export function ChapterState({ chapter }: { chapter: ChapterSummary }) {
  const t = useText();
  if (chapter.status === 'draft') {
    return (
      <StatusTag tone="neutral" glyph="empty">
        {t('chapters.status.draft', { when: formatRelative(chapter.edited_at) })}
      </StatusTag>
    );
  }
  if (chapter.status === 'scheduled') {
    return (
      <StatusTag tone="blue" glyph="clock">
        {chapter.scheduled_at ? formatDate(chapter.scheduled_at, 'dateTime') : t('chapters.status.scheduled')}
      </StatusTag>
    );
  }
  return (
    <span className={styles.published}>
      <PhaseGlyph phase="full-check" tone="green" />
      {chapter.published_at ? formatDate(chapter.published_at) : t('chapters.published')}
      {chapter.staged && (
        <StatusTag tone="amber" glyph="half">
          {t('chapters.status.staged')}
        </StatusTag>
      )}
    </span>
  );
}
