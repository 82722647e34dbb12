import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { exactTime } from '@myfiction/shared/screen/exact-time.tsx';
import type { GlyphName, Tone } from '@myfiction/shared/ui.ts';
import { useWorkText } from './i18n/use-work-text.ts';
import { StateMark } from './state-mark.tsx';
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
  const lateText = () =>
    t('chapters.status.lateText', { planned: from ? exactTime(from) : '', out: out ? exactTime(out) : '' });
  return stateNotes(chapter).map((note) => (
    <StateMark
      key={note}
      {...LOOKS[note]}
      text={t(`chapters.status.${note}`)}
      exact={note === 'late' ? lateText : undefined}
      bare={bare}
    />
  ));
}
