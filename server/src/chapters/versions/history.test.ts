import { listHistory as historyCall } from '@myfiction/shared/contract/calls/chapter-history.ts';
import { VERSION_NAMES_MAX } from '@myfiction/shared/contract/rules.ts';
import { eq } from 'drizzle-orm';
import { chapters, chapterVersions } from '../../database/schema/chapters.ts';
import { stories } from '../../database/schema/stories.ts';
import { answerNameOf, answerOf } from '../../testing/expect-answer.ts';
import { addChapter, addStory, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { addScheduled } from '../../testing/scheduled-chapter.ts';
import { getChapter } from '../get-chapter.ts';
import { publishChapter } from '../publish-chapter.ts';
import { saveChapter } from '../save-chapter.ts';
import { getVersion } from './get-version.ts';
import { keepVersion } from './keep-version-call.ts';
import { listHistory } from './list-history.ts';
import { nameVersion } from './name-version.ts';
import { restoreVersion } from './restore-version.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const database = freshDatabase();
const context = freshAuthor(database);
let storyId: string;
let chapterId: string;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
  chapterId = (await addChapter(context, storyId, chapterText('One', 'Start.'))).chapter_id;
});

async function write(...paragraphs: string[]): Promise<void> {
  const { revision, title } = await getChapter(context, chapterId);
  await saveChapter(context, {
    chapter_id: chapterId,
    base_revision: revision,
    text: chapterText(title, ...paragraphs),
  });
}
const history = async (limit = 100) => (await listHistory(context, { chapter_id: chapterId, limit })).items;
const textsKept = async () => {
  const versions = await history();
  const texts = versions.map(({ number }) => getVersion(context, { chapter_id: chapterId, number }));
  return (await Promise.all(texts)).map(({ text }) => firstLine(text)).reverse();
};
const firstLine = ({ content }: ReturnType<typeof chapterText>) => {
  const [block] = content.content;
  return block?.type === 'paragraph' && block.content?.[0]?.type === 'text' ? block.content[0].text : '';
};
const restore = async (number: number) =>
  restoreVersion(context, {
    chapter_id: chapterId,
    number,
    base_revision: (await getChapter(context, chapterId)).revision,
  });

describe('automatic versions', () => {
  test('one every ten minutes of writing, and none sooner', async () => {
    for (let second = 0; second < 65 * 60; second += 15) {
      context.clock.advance(15 * SECOND_MS);
      await write(`After ${second + 15} seconds.`);
    }
    expect(await textsKept()).toEqual([585, 1185, 1785, 2385, 2985, 3585].map((second) => `After ${second} seconds.`));
    expect((await history()).every(({ kind, name }) => kind === 'auto' && name === '')).toBe(true);
  });

  test('the state in which a chapter was left is kept, with the time of its last word, and nothing of the return', async () => {
    context.clock.advance(3 * MINUTE_MS);
    await write('Left here.');
    const left = context.clock.now();
    context.clock.advance(9 * 60 * MINUTE_MS);
    for (const line of ['Back', 'Back again', 'Back again, writing.']) {
      await write(line);
      context.clock.advance(5 * SECOND_MS);
    }
    expect(await textsKept()).toEqual(['Left here.']);
    expect((await history())[0]).toMatchObject({ number: 1, created_at: left.toISOString(), words: 2 });
  });

  test('a save that takes away most of the text keeps it, however soon', async () => {
    await write('word '.repeat(150));
    context.clock.advance(5 * SECOND_MS);
    await write('Oops');
    expect(await textsKept()).toEqual(['word '.repeat(150)]);
  });

  test('a chapter that was empty begins its history with its first words', async () => {
    chapterId = (await addChapter(context, storyId, chapterText(''))).chapter_id;
    context.clock.advance(60 * MINUTE_MS);
    await write('First lines.');
    expect(await history()).toEqual([]);
  });

  test('whatever the rhythm, no ten minutes of writing go by without a version', async () => {
    let state = 11;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % below;
    };
    const saves: { text: string; at: number; replacedAt: number }[] = [];
    for (let count = 0; count < 200; count += 1) {
      context.clock.advance((random(10) === 0 ? random(3 * 60 * 60) : random(120)) * SECOND_MS);
      const at = context.clock.now().getTime();
      const last = saves.at(-1);
      if (last) last.replacedAt = at;
      saves.push({ text: `Text ${count}.`, at, replacedAt: Number.POSITIVE_INFINITY });
      await write(`Text ${count}.`);
    }
    const kept = new Set(await textsKept());
    // What stood for ten minutes is kept.
    const stood = saves.filter(({ at, replacedAt }) => replacedAt < Infinity && replacedAt - at >= 10 * MINUTE_MS);
    expect(stood.filter(({ text }) => !kept.has(text))).toEqual([]);
    expect(stood.length).toBeGreaterThan(5);
    // And between two kept ones lie no two texts further apart.
    const gaps = saves
      .slice(0, -1)
      .reduce(
        ({ since, longest }, { text, at, replacedAt }) =>
          kept.has(text) ? { since: replacedAt, longest } : { since, longest: Math.max(longest, at - since) },
        { since: saves[0]?.at ?? 0, longest: 0 },
      );
    expect(gaps.longest).toBeLessThan(10 * MINUTE_MS);
  });
});

describe('versions on request', () => {
  test('a named one is the text as it is now; the same text again is the same version', async () => {
    const kept = await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'before the letter' });
    expect(kept).toMatchObject({ number: 1, kind: 'named', name: 'before the letter', words: 1, published: false });
    context.clock.advance(MINUTE_MS);
    expect(await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: '' })).toEqual(kept);
    expect(await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'second thoughts' })).toEqual({
      ...kept,
      name: 'second thoughts',
    });
    expect(await getChapter(context, chapterId)).toMatchObject({ revision: 1 });
  });

  test('one side of a conflict is kept without touching the chapter', async () => {
    const mine = chapterText('One', 'Mine, written offline.');
    const kept = await keepVersion(context, { chapter_id: chapterId, kind: 'conflict', name: '', text: mine });
    const version = await getVersion(context, { chapter_id: chapterId, number: kept.number });
    expect(version.text).toEqual(mine);
    expect(firstLine(await getChapter(context, chapterId))).toBe('Start.');
  });

  test('what the author keeps without a name is kept for good, also where it was one side of a conflict', async () => {
    const text = chapterText('One', 'Start.');
    const side = await keepVersion(context, { chapter_id: chapterId, kind: 'conflict', name: '', text });
    const kept = await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: '' });
    expect(kept).toEqual({ ...side, kind: 'named' });
    expect(await keepVersion(context, { chapter_id: chapterId, kind: 'conflict', name: '', text })).toEqual(kept);
  });

  test('a name is given and taken away', async () => {
    await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'a' });
    const rename = (name: string) => nameVersion(context, { chapter_id: chapterId, number: 1, name });
    expect(await rename('b')).toMatchObject({ kind: 'named', name: 'b' });
    expect(await rename('')).toMatchObject({ kind: 'auto', name: '' });
    expect(await answerNameOf(nameVersion(context, { chapter_id: chapterId, number: 9, name: 'c' }))).toBe('notFound');
  });

  test('the history comes in pages, newest first', async () => {
    for (const name of ['a', 'b', 'c']) {
      await write(name);
      await keepVersion(context, { chapter_id: chapterId, kind: 'named', name });
    }
    const first = await listHistory(context, { chapter_id: chapterId, limit: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['c', 'b']);
    const second = await listHistory(context, { chapter_id: chapterId, limit: 2, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({ items: [{ name: 'a', number: 1 }], next_cursor: null });
  });

  test('a page has twenty', async () => {
    for (let number = 1; number <= 21; number += 1) {
      await write(`Draft ${number}.`);
      await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: String(number) });
    }
    const first = await listHistory(context, historyCall.input.parse({ chapter_id: chapterId }));
    expect(first.items).toHaveLength(20);
    const rest = historyCall.input.parse({ chapter_id: chapterId, cursor: first.next_cursor });
    expect(await listHistory(context, rest)).toMatchObject({ items: [{ name: '1' }], next_cursor: null });
  });
});

describe('publishing', () => {
  const publish = async () =>
    publishChapter(context, {
      chapter_id: chapterId,
      base_revision: (await getChapter(context, chapterId)).revision,
    });

  test('the version that was just kept is the one that goes out', async () => {
    await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'final' });
    context.clock.advance(MINUTE_MS);
    await publish();
    expect(await history()).toEqual([
      {
        number: 1,
        kind: 'published',
        name: 'final',
        words: 1,
        created_at: context.clock.now().toISOString(),
        published: true,
      },
    ]);
  });

  test('only the one that readers have now is marked', async () => {
    await publish();
    await write('Second edition.');
    await publish();
    expect((await history()).map(({ kind, published }) => ({ kind, published }))).toEqual([
      { kind: 'published', published: true },
      { kind: 'published', published: false },
    ]);
  });
});

describe('restoring', () => {
  test('there and back again is the same to the byte', async () => {
    const odd = {
      ...chapterText('One', 'Odd \u0000 \u{1f43a} e\u0301 “quotes”'),
      note_after: 'Thanks',
      warning: 'Snow',
    };
    await saveChapter(context, { chapter_id: chapterId, base_revision: 1, text: odd });
    await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'odd' });
    await write('Other.');
    const other = await getChapter(context, chapterId);
    context.clock.advance(MINUTE_MS);
    const restored = await restore(1);
    expect(restored).toMatchObject({ ...odd, revision: 4, edited_at: context.clock.now().toISOString() });
    expect(await history()).toMatchObject([
      { number: 2, kind: 'restore', words: 1 },
      { number: 1, kind: 'named' },
    ]);
    const back = await restore(2);
    expect(JSON.stringify(back.content)).toBe(JSON.stringify(other.content));
    expect(await history()).toHaveLength(3);
  });

  test('what stands there already is left alone', async () => {
    await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'a' });
    expect(await restore(1)).toMatchObject({ revision: 1 });
    expect(await history()).toHaveLength(1);
  });

  test('an older base overwrites nothing and gives the current chapter', async () => {
    await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'a' });
    await write('Newer.');
    const refused = await answerOf(restoreVersion(context, { chapter_id: chapterId, number: 1, base_revision: 1 }));
    expect(refused).toMatchObject({
      errorName: 'revisionConflict',
      data: await getChapter(context, chapterId),
    });
    expect(await history()).toHaveLength(1);
  });

  test('a published chapter keeps what readers have, and says that the text is another one', async () => {
    await publishChapter(context, { chapter_id: chapterId, base_revision: 1 });
    await write('Edited.');
    await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'edited' });
    expect(await restore(1)).toMatchObject({ status: 'published', staged: false });
    expect(await restore(2)).toMatchObject({ status: 'published', staged: true });
  });

  test('a scheduled chapter stays scheduled', async () => {
    const at = new Date(context.clock.now().getTime() + 60 * MINUTE_MS);
    chapterId = await addScheduled(context, storyId, chapterText('Two', 'Soon.'), at);
    await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'a' });
    await write('Changed.');
    expect(await restore(1)).toMatchObject({ status: 'scheduled', scheduled_at: at.toISOString(), staged: false });
  });

  test('a title that another chapter has taken since does not stand in the way', async () => {
    await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'a' });
    await saveChapter(context, { chapter_id: chapterId, base_revision: 1, text: chapterText('New name', 'New.') });
    await addChapter(context, storyId, chapterText('ONE', 'Mine now.'));
    expect(await restore(1)).toMatchObject({ title: 'New name', content: chapterText('', 'Start.').content });
  });

  test('also in a completed story: the words are the author’s', async () => {
    await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'a' });
    await write('Other.');
    await database.db.update(stories).set({ completionStatus: 20 }).where(eq(stories.id, storyId));
    expect(firstLine(await restore(1))).toBe('Start.');
  });
});

test('a chapter in the trash keeps its history, and shows it again when it is back', async () => {
  await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'a' });
  await database.db.update(chapters).set({ trashedAt: context.clock.now() }).where(eq(chapters.id, chapterId));
  expect(await answerNameOf(listHistory(context, { chapter_id: chapterId, limit: 10 }))).toBe('chapterTrashed');
  expect(await database.db.$count(chapterVersions, eq(chapterVersions.chapterId, chapterId))).toBe(1);
});

test('a chapter keeps so many versions with names, and no more', async () => {
  const { number } = await keepVersion(context, { chapter_id: chapterId, kind: 'named', name: 'First' });
  await database.pool.query(
    `insert into chapter_versions (chapter_id, number, kind, name, title, content, note_before, note_after, warning, words, text_hash,
       created_at, kept_at)
     select $1, n, 'published', 'Name', '', '{}', '', '', '', 0, '', now(), now() from generate_series(2, $2::int) n`,
    [chapterId, VERSION_NAMES_MAX],
  );
  await write('Changed.');
  const keep = (kind: 'named' | 'conflict', name: string) =>
    keepVersion(context, { chapter_id: chapterId, kind, name });
  expect(await answerNameOf(keep('named', 'One more'))).toBe('tooManyNames');
  const last = await keep('conflict', '');
  const name = (which: number, given: string) =>
    nameVersion(context, { chapter_id: chapterId, number: which, name: given });
  expect(await answerNameOf(name(last.number, 'One more'))).toBe('tooManyNames');
  await name(number, 'Another name');
  await name(number, '');
  expect(await name(last.number, 'One more')).toMatchObject({ name: 'One more' });
});
