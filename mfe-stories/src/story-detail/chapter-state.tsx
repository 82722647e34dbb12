import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { formatDate, formatRelative } from '@myfiction/shared/host.ts';
import { type GlyphName, PhaseGlyph, StatusTag, type Tone } from '@myfiction/shared/ui.ts';
import { type Text, useText } from '../i18n/use-text.ts';
import styles from './chapter-state.module.css';

export interface ChapterStateProps {
  chapter: ChapterSummary;
  /** Without the tag's ground, for the dense list of a phone. */
  bare?: boolean;
}

interface State {
  tone: Tone;
  glyph: GlyphName;
  text: string;
}

/** Published is the calm state: a date, no tag. What still needs the author wears one. */
export function ChapterState({ chapter, bare = false }: ChapterStateProps) {
  const t = useText();
  const { tone, glyph, text } = stateOf(chapter, t);
  const calm = chapter.status === 'published';
  return (
    <span className={styles.states}>
      {bare || calm ? (
        <span className={styles.bare} data-tone={calm ? undefined : tone}>
          <PhaseGlyph phase={glyph} tone={calm && !bare ? tone : undefined} />
          {text}
        </span>
      ) : (
        <StatusTag tone={tone} glyph={glyph}>
          {text}
        </StatusTag>
      )}
      {chapter.staged && (
        <StatusTag tone="amber" glyph="half">
          {t('chapters.status.staged')}
        </StatusTag>
      )}
    </span>
  );
}

function stateOf(chapter: ChapterSummary, t: Text): State {
  const { status, scheduled_at: scheduled, published_at: published } = chapter;
  if (status === 'draft') {
    const text = t('chapters.status.draft', { when: formatRelative(chapter.edited_at) });
    return { tone: 'neutral', glyph: 'empty', text };
  }
  if (status === 'scheduled') {
    const text = scheduled ? formatDate(scheduled, 'dateTime') : t('chapters.status.scheduled');
    return { tone: 'blue', glyph: 'clock', text };
  }
  return { tone: 'green', glyph: 'full-check', text: published ? formatDate(published) : t('chapters.published') };
}
