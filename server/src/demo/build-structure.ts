import { textToColumns } from '../chapters/text-columns.ts';
import type { chapters } from '../database/schema/chapters.ts';
import type { volumes } from '../database/schema/volumes.ts';
import type { DemoChapter } from './build-chapters.ts';
import { cutDocument } from './cut-document.ts';
import { createRandom } from './random.ts';
import type { Texts } from './read-texts.ts';
import type { StoryPlan } from './story-plan.ts';
import { daysBefore } from './times.ts';

export interface DemoStructure {
  volumes: (typeof volumes.$inferInsert)[];
  /** Volume of each chapter that stands in one, by the chapter's id. */
  volumeOf: ReadonlyMap<string, string>;
  trashed: (typeof chapters.$inferInsert)[];
}

/** A story's volumes, which of its chapters stand in them, and what its author threw away. */
export function buildStructure(
  texts: Texts,
  plan: StoryPlan,
  storyId: string,
  written: readonly DemoChapter[],
  now: Date,
): DemoStructure {
  // Random numbers of its own: those of the other figures stay as they are.
  const random = createRandom([...plan.title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0));
  const createdAt = daysBefore(now, plan.days.first);
  const starts = plan.volumes ?? [];
  const rows = starts.map(({ title }, index) => ({
    id: random.uuid(),
    storyId,
    title,
    position: index + 1,
    createdAt,
  }));
  const volumeOf = new Map<string, string>();
  for (const { row } of written) {
    const volume = rows[starts.findLastIndex(({ from }) => row.position >= from)];
    if (volume) volumeOf.set(row.id, volume.id);
  }
  const trashed = (plan.trashed ?? []).map(({ title, chapter, words, position, daysAgo }) => {
    const source = texts[plan.text.novel][chapter - 1];
    if (!source) throw new Error(`${plan.text.novel} has no chapter ${chapter} for the trash of ${plan.title}.`);
    const content = cutDocument(source.document, words);
    const edited = daysBefore(now, daysAgo + 1);
    return {
      id: random.uuid(),
      storyId,
      position,
      ...textToColumns({ title, content, note_before: '', note_after: '', warning: '' }),
      revision: random.int(2, 9),
      createdAt: daysBefore(edited, 1),
      editedAt: edited,
      trashedAt: daysBefore(now, daysAgo),
    };
  });
  return { volumes: rows, volumeOf, trashed };
}
