import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { textToColumns } from '../chapters/text-columns.ts';
import type { chapters } from '../database/schema/chapters.ts';
import { inventTitles } from './chapter-titles.ts';
import { cutDocument } from './cut-document.ts';
import type { Random } from './random.ts';
import type { Texts } from './read-texts.ts';
import type { StoryPlan } from './story-plan.ts';
import { DEMO_ZONE, daysBefore, minutesBefore, nextMornings } from './times.ts';

/** A chapter before its version is kept: `goesOut` says whether it will be published. */
export interface DemoChapter {
  row: typeof chapters.$inferInsert & { words: number; reads: number };
  goesOut: boolean;
}

/** The chapters of a story, with dates between its first and its newest day. */
export function buildChapters(
  random: Random,
  texts: Texts,
  plan: StoryPlan,
  storyId: string,
  now: Date,
): DemoChapter[] {
  const total = plan.published + plan.scheduled + plan.drafts;
  const lastTitles = plan.lastTitles ?? [];
  const invented = inventTitles(random, total - lastTitles.length);
  const titles = [...invented, ...lastTitles];
  const mornings = nextMornings(now, plan.weekdays, plan.scheduled);
  return Array.from({ length: total }, (_, index) => {
    const position = index + 1;
    const source = texts[plan.text.novel][plan.text.from - 1 + index];
    if (!source) throw new Error(`${plan.text.novel} has too few chapters for ${plan.title}.`);
    const goesOut = position <= plan.published;
    const scheduled = !goesOut && position <= plan.published + plan.scheduled;
    const isUnfinished = position === total && plan.unfinishedWords !== undefined;
    const text = {
      title: source.title || (titles[index] ?? ''),
      content: isUnfinished ? cutDocument(source.document, plan.unfinishedWords ?? 0) : source.document,
      note_before: '',
      note_after: position % 15 === 0 ? 'Thank you for reading this far. Tell me who you think wrote the letter.' : '',
      warning: '',
    };
    const written = goesOut
      ? publishedAt(plan, position, now)
      : minutesBefore(daysBefore(now, plan.days.newest / 2), 45 * (total - position));
    return {
      goesOut,
      row: {
        id: random.uuid(),
        storyId,
        position,
        ...textToColumns(text),
        revision: random.int(3, 40),
        status: scheduled ? ('scheduled' as const) : ('draft' as const),
        scheduledAt: scheduled ? mornings[position - plan.published - 1] : null,
        scheduledZone: scheduled ? DEMO_ZONE : null,
        publishedAt: goesOut ? written : null,
        ...(goesOut ? readersOf(plan, readsOf(random, plan, position)) : { reads: 0, readers: 0 }),
        createdAt: daysBefore(written, 1),
        editedAt: written,
      },
    };
  });
}

/** Many leave after the first chapters, the rest stay: what a funnel of readers looks like. */
function readsOf(random: Random, plan: StoryPlan, position: number): number {
  const staying = 0.28 + 0.72 * Math.exp(-(position - 1) / 11);
  return Math.round(plan.firstReads * staying * (0.94 + 0.12 * random.next()));
}

/** Each of them is a row: as many people for the first chapter as show the shape, and the later ones in proportion. */
const MOST_READERS = 160;

function readersOf(plan: StoryPlan, reads: number): { reads: number; readers: number } {
  return { reads, readers: Math.min(reads, Math.round((MOST_READERS * reads) / plan.firstReads)) };
}

function publishedAt(plan: StoryPlan, position: number, now: Date): Date {
  const { first, newest } = plan.days;
  const step = plan.published > 1 ? (first - newest) / (plan.published - 1) : 0;
  return daysBefore(now, first - step * (position - 1));
}

/** The text with one more paragraph: an edit that has not been published again. */
export function withStagedEdit(content: ChapterDocument): ChapterDocument {
  const text = 'She read the last line again, and this time she believed it.';
  return { type: 'doc', content: [...content.content, { type: 'paragraph', content: [{ type: 'text', text }] }] };
}
