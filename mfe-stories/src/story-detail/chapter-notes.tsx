import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { type GlyphName, PhaseGlyph, StatusTag, type Tone } from '@myfiction/shared/ui.ts';
import styles from './chapter-state.module.css';
import { useWorkText } from './i18n/use-work-text.ts';
import { type StateNote, stateNotes } from './state-notes.ts';

const LOOKS: Record<StateNote, { tone: Tone; glyph: GlyphName }> = {
  staged: { tone: 'amber', glyph: 'half' },
  late: { tone: 'neutral', glyph: 'clock' },
};

export interface ChapterNotesProps {
  chapter: ChapterSummary;
  /** Without the tags' ground, for the dense list of a phone. */
  bare?: boolean;
}

/** Edits that readers do not see yet, and that it went out after its time, because no server ran. */
export function ChapterNotes({ chapter, bare = false }: ChapterNotesProps) {
  const t = useWorkText();
  const { late_from: from, published_at: out } = chapter;
  const times = { planned: from ? formatDate(from, 'dateTime') : '', out: out ? formatDate(out, 'dateTime') : '' };
  return stateNotes(chapter).map((note) => {
    const { tone, glyph } = LOOKS[note];
    const text = t(`chapters.status.${note}`);
    return (
      <span
        key={note}
        className={styles.state}
        title={note === 'late' ? t('chapters.status.lateText', times) : undefined}
      >
        {bare ? (
          <span className={styles.bare} data-tone={tone}>
            <PhaseGlyph phase={glyph} />
            <span className={styles.words}>{text}</span>
          </span>
        ) : (
          <StatusTag tone={tone} glyph={glyph}>
            {text}
          </StatusTag>
        )}
      </span>
    );
  });
}
