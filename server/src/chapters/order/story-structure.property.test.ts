import { randomUUID } from 'node:crypto';
import type { BulkAction } from '@myfiction/shared/contract/calls/story-structure.ts';
import fc from 'fast-check';
import { AppError } from '../../platform/handler.ts';
import { createDomainContext, type DomainContext } from '../../testing/domain-context.ts';
import { addChapter, addStory, addUser, chapterText } from '../../testing/fixtures.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { createLogRecorder } from '../../testing/log-recorder.ts';
import { storyProblems } from '../../testing/reading-order.ts';
import { createVolume } from '../../volumes/create-volume.ts';
import { deleteVolume } from '../../volumes/delete-volume.ts';
import { bulkChapters } from '../bulk/bulk-chapters.ts';
import { publishDueChapters } from '../due/publish-due-chapters.ts';
import { getChapter } from '../get-chapter.ts';
import { publishChapter } from '../publish-chapter.ts';
import { saveChapter } from '../save-chapter.ts';
import { deleteFromTrash } from '../trash/delete-from-trash.ts';
import { purgeTrash } from '../trash/purge-trash.ts';
import { restoreFromTrash } from '../trash/restore-from-trash.ts';
import { placeAfter } from './place-after.ts';
import { reorderChapters } from './reorder-chapters.ts';

const database = freshDatabase();

/** A story that calls are tried on; picks name chapters and volumes by number, whatever became of them. */
interface Model {
  context: DomainContext;
  storyId: string;
  chapterIds: string[];
  volumeIds: string[];
}
type Step = (model: Model) => Promise<unknown>;

const pick = fc.nat({ max: 30 });
const picks = fc.array(pick, { minLength: 1, maxLength: 5 });
const chapterOf = ({ chapterIds }: Model, index: number): string =>
  chapterIds[index % Math.max(1, chapterIds.length)] ?? randomUUID();
const volumeOf = ({ volumeIds }: Model, index: number): string | null =>
  volumeIds[index % (volumeIds.length + 1)] ?? null;
const words = (count: number) => Array.from({ length: count + 1 }, () => 'word').join(' ');

function bulk(model: Model, indexes: readonly number[], action: BulkAction): Promise<unknown> {
  const chapter_ids = indexes.map((index) => chapterOf(model, index));
  return bulkChapters({ ...model.context, log: createLogRecorder() }, { story_id: model.storyId, chapter_ids, action });
}

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(pick, fc.nat({ max: 3 })).map(
      ([length, name]): Step =>
        async (model) => {
          const title = name === 0 ? 'Again' : `Chapter ${model.chapterIds.length}`;
          const { chapter_id } = await addChapter(model.context, model.storyId, chapterText(title, words(length)));
          model.chapterIds.push(chapter_id);
        },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Step>(async ({ context, storyId, volumeIds }) => {
      const volume_id = randomUUID();
      await createVolume(context, { story_id: storyId, volume_id, title: `Volume ${volumeIds.length}` });
      volumeIds.push(volume_id);
    }),
  },
  {
    weight: 1,
    arbitrary: pick.map(
      (volume): Step =>
        (model) =>
          deleteVolume(model.context, volumeOf(model, volume) ?? randomUUID()),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(picks, fc.option(pick), fc.option(pick)).map(
      ([moved, before, volume]): Step =>
        (model) =>
          reorderChapters(model.context, {
            story_id: model.storyId,
            chapter_ids: moved.map((index) => chapterOf(model, index)),
            before_chapter_id: before === null ? null : chapterOf(model, before),
            ...(volume !== null && { volume_id: volumeOf(model, volume) }),
          }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(pick, pick).map(
      ([moved, behind]): Step =>
        ({ ...model }) =>
          model.context.db.transaction((tx) =>
            chapterOf(model, moved) === chapterOf(model, behind)
              ? Promise.resolve()
              : placeAfter(tx, model.storyId, [chapterOf(model, moved)], chapterOf(model, behind)),
          ),
    ),
  },
  {
    weight: 2,
    arbitrary: pick.map(
      (index): Step =>
        async (model) => {
          const { revision } = await getChapter(model.context, chapterOf(model, index));
          return publishChapter(model.context, { chapter_id: chapterOf(model, index), base_revision: revision });
        },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(pick, pick).map(
      ([index, length]): Step =>
        async (model) => {
          const { revision, title } = await getChapter(model.context, chapterOf(model, index));
          const text = chapterText(title, words(length));
          return saveChapter(model.context, { chapter_id: chapterOf(model, index), base_revision: revision, text });
        },
    ),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(picks, fc.constantFrom('publish', 'unschedule', 'trash', 'trash', 'series', 'at', 'move'), pick)
      .map(
        ([indexes, type, volume]): Step =>
          (model) => {
            const series = { weekdays: [1, 4], time: '02:30', zone: 'Europe/Madrid', from: '2026-03-20' };
            if (type === 'series') return bulk(model, indexes, { type: 'scheduleSeries', series });
            if (type === 'at')
              return bulk(model, indexes, { type: 'schedule', at: { local: '2026-05-01T10:00', zone: 'UTC' } });
            if (type === 'move')
              return bulk(model, indexes, { type: 'moveToVolume', volume_id: volumeOf(model, volume) });
            return bulk(model, indexes, { type });
          },
      ),
  },
  {
    weight: 3,
    arbitrary: picks.map(
      (indexes): Step =>
        (model) =>
          restoreFromTrash(model.context, { chapter_ids: indexes.map((index) => chapterOf(model, index)) }),
    ),
  },
  {
    weight: 1,
    arbitrary: picks.map(
      (indexes): Step =>
        (model) =>
          deleteFromTrash(model.context, { chapter_ids: indexes.map((index) => chapterOf(model, index)) }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 40 }).map(
      (days): Step =>
        async ({ context }) => {
          context.clock.advance(days * 24 * 60 * 60 * 1000);
          await publishDueChapters({ ...context, log: createLogRecorder() });
          await purgeTrash(context);
        },
    ),
  },
);

/** A refusal is an answer like any other; what matters is the story afterwards. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.errorName;
    if (error instanceof Error && /has no chapter/.test(error.message)) return 'no chapter';
    throw error;
  }
}

/** The chapters that readers have, in the order in which they read them. */
async function publishedOrder(storyId: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select id from chapters where story_id = $1 and status = 'published' order by position`,
    [storyId],
  );
  return rows.map(({ id }) => id);
}

test('whatever is done to a story, its places count from 1 over its volumes, its figures are those of its rows, and what is out keeps its order', async () => {
  const answers = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 45 }), async (steps) => {
      const context = createDomainContext(database, { uid: await addUser(database.db) });
      const { story_id: storyId } = await addStory(context);
      const model: Model = { context, storyId, chapterIds: [], volumeIds: [] };
      for (const step of steps) {
        const before = await publishedOrder(storyId);
        const answer = await refusalOf(step(model));
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        expect(await storyProblems(database, storyId)).toEqual([]);
        const after = await publishedOrder(storyId);
        const still = before.filter((id) => after.includes(id));
        expect(after.filter((id) => before.includes(id))).toEqual(still);
      }
    }),
    { numRuns: 40, seed: 20_260_302 },
  );
  // The steps do meet both sides of what is refused.
  expect([...answers.keys()]).toEqual(expect.arrayContaining(['done', 'publishedOrder', 'chapterTrashed']));
}, 120_000);
