import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { gt, sql } from 'drizzle-orm';
import { createChapter } from '../../chapters/create-chapter.ts';
import { purgeTrash } from '../../chapters/trash/purge-trash.ts';
import { sweepDeleted } from '../../chapters/trash/sweep-deleted.ts';
import { thinVersions } from '../../chapters/versions/thin-versions.ts';
import { chapters, chapterVersions } from '../../database/schema/chapters.ts';
import { messages } from '../../database/schema/messages.ts';
import { purgeMessages } from '../../inbox/purge-messages.ts';
import { sendMessage } from '../../inbox/send-message.ts';
import { whileRowBreaks } from '../../testing/break-changes.ts';
import { addStory, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { RowsBroke } from './rows-broke.ts';

const database = freshDatabase();
const { db } = database;
const context = freshAuthor(database);
const BROKEN = '00000000-0000-4000-8000-000000000001';
const FINE = ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003'];
const ALL = [BROKEN, ...FINE];
beforeEach(() => database.pool.query('truncate stories, messages, put_aside cascade'));

interface Purge {
  run: () => Promise<void>;
  /** Ids of what it still has to do. */
  left: () => Promise<string[]>;
}

/** One row of three cannot be deleted: the others go at once, and it goes later. */
async function expectToGoOn(column: string, { run, left }: Purge): Promise<void> {
  expect((await left()).sort()).toEqual(ALL);
  const [table, name] = column.split('.');
  const breaks = () => expect(run()).rejects.toThrow(RowsBroke);
  await whileRowBreaks(database, `delete on ${table}`, `old.${name} = '${BROKEN}'`, breaks);
  expect(await left()).toEqual([BROKEN]);
  context.clock.advance(HOUR_MS);
  await run();
  expect(await left()).toEqual([]);
}

async function addChapters(): Promise<void> {
  const { story_id } = await addStory(context);
  for (const chapter_id of ALL) {
    await createChapter(context, { story_id, chapter_id, text: chapterText('', 'Text.') });
  }
}

test('chapters leave the trash', async () => {
  await addChapters();
  await db.update(chapters).set({ trashedAt: context.clock.now() });
  context.clock.advance(30 * DAY_MS);
  await expectToGoOn('chapters.id', {
    run: async () => {
      await purgeTrash(context);
      await sweepDeleted(context);
    },
    left: async () => (await db.select().from(chapters)).map(({ id }) => id),
  });
});

test('histories are thinned', async () => {
  await addChapters();
  await db.execute(sql`
    insert into ${chapterVersions} (chapter_id, number, kind, name, title, content, note_before, note_after, warning,
      words, text_hash, created_at, kept_at)
    select id, number, 'auto', '', title, content, note_before, note_after, warning, words, text_hash, created_at,
      created_at
    from ${chapters}, generate_series(1, 2) number`);
  context.clock.advance(30 * DAY_MS);
  const { chapterId } = chapterVersions;
  await expectToGoOn('chapter_versions.chapter_id', {
    run: () => thinVersions(context),
    left: async () => {
      const thick = await db
        .select({ chapterId })
        .from(chapterVersions)
        .groupBy(chapterId)
        .having(gt(sql`count(*)`, 1));
      return thick.map((row) => row.chapterId);
    },
  });
});

test('messages leave the trash, and files of letters go too', async () => {
  for (const id of ALL) {
    const message = {
      id,
      uid: context.uid,
      type: 'security',
      event: 'security',
      title: 'News',
      body: 'Text.',
    } as const;
    await sendMessage(db, message, context.clock.now());
  }
  await db.update(messages).set({ deletedAt: context.clock.now() });
  context.clock.advance(30 * DAY_MS);
  await expectToGoOn('messages.id', {
    run: () => purgeMessages(context),
    left: async () => (await db.select().from(messages)).map(({ id }) => id),
  });
});
