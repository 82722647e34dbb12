import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { authorZone, formatDate, useNow } from '@myfiction/shared/host.ts';
import { exactTime } from '@myfiction/shared/screen/exact-time.tsx';
import type { GlyphName, Tone } from '@myfiction/shared/ui.ts';
import { capitalize, describeDay, describeMoment } from '../common/describe-time.ts';
import { useLanguage } from '../i18n/use-text.ts';
import { useWorkText, type WorkText } from './i18n/use-work-text.ts';
import { StateMark } from './state-mark.tsx';

export interface ChapterStateProps {
  chapter: ChapterSummary;
  /** Without the tag's ground, for the dense list of a phone. */
  bare?: boolean;
}

interface State {
  tone: Tone;
  glyph: GlyphName;
  text: string;
  /** The exact time, on hover. */
  exact: () => string;
}

/** Published is the calm state: a date, no tag. What still needs the author wears one. */
export function ChapterState({ chapter, bare = false }: ChapterStateProps) {
  const t = useWorkText();
  const language = useLanguage();
  const nowMs = useNow();
  const state = stateOf(chapter, t, language, nowMs);
  return <StateMark {...state} bare={bare} isCalm={chapter.status === 'published'} />;
}

function stateOf(chapter: ChapterSummary, t: WorkText, language: string, nowMs: number): State {
  const { status, edited_at: edited, scheduled_at: scheduled, published_at: published } = chapter;
  if (status === 'scheduled' && scheduled) {
    const text = capitalize(describeMoment(scheduled, nowMs, language), language);
    return { tone: 'blue', glyph: 'clock', text, exact: () => withZone(scheduled, chapter.scheduled_zone) };
  }
  if (status === 'published' && published) {
    return { tone: 'green', glyph: 'full-check', text: formatDate(published), exact: () => exactTime(published) };
  }
  const text = t('chapters.status.draft', { when: describeDay(edited, nowMs, language) });
  return { tone: 'neutral', glyph: 'empty', text, exact: () => exactTime(edited) };
}

/** On the clock that it was scheduled by, where that is another one than the author's present one. */
function withZone(iso: string, zone: string | null): string {
  const here = exactTime(iso);
  return zone === null || zone === authorZone() ? here : `${here}, ${exactTime(iso, zone)}`;
}
