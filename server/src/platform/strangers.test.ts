import { randomUUID } from 'node:crypto';
import { API_CALLS, type ApiCallName, type ApiInput } from '@myfiction/shared/contract/calls.ts';
import { CONTRACT_FORM } from '@myfiction/shared/contract/testing/application-forms.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { messageTurns } from '../database/schema/threads.ts';
import { openSession } from '../identity/sessions.ts';
import { idPicture } from '../testing/application-fixture.ts';
import {
  type AuthorSession,
  type AuthorThings,
  addAuthorThings,
  addComments,
  addLetters,
} from '../testing/author-things.ts';
import { TIDE_CONTEST, TIDE_CONTEST_FILE } from '../testing/contest-fixture.ts';
import { addUser, chapterText, storyFields } from '../testing/fixtures.ts';
import { multipartCall } from '../testing/multipart-call.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

/** One call that names somebody's thing. */
type Attempt = {
  [N in ApiCallName]: {
    name: N;
    payload: (ids: AuthorThings) => ApiInput<N>;
    /** The answer where it is another one than `notFound`. */
    refusal?: number;
    /** The call comes with a file. */
    withFile?: true;
  };
}[ApiCallName];

const NO_NOTES = { note_before: '', note_after: '' };
const NEXT_YEAR = { local: '2027-01-01T12:00', zone: 'UTC' };
const SECRET = { text: 'Secret', match_case: false, whole_word: false };

/** Every call that takes the id of something that belongs to one author. */
const ATTEMPTS: Attempt[] = [
  { name: 'account/endSession', payload: ({ session_id }) => ({ session_id }) },
  { name: 'story/get', payload: ({ story_id }) => ({ story_id }) },
  { name: 'story/edit', payload: ({ story_id }) => ({ story_id, revision: 1, fields: storyFields() }) },
  { name: 'story/export', payload: ({ story_id }) => ({ story_id, format: 'epub', drafts: true }) },
  { name: 'chapter/list', payload: ({ story_id }) => ({ story_id }) },
  { name: 'chapter/get', payload: ({ chapter_id }) => ({ chapter_id }) },
  {
    name: 'chapter/create',
    payload: ({ story_id }) => ({ story_id, chapter_id: randomUUID(), text: chapterText('New', 'Text.') }),
  },
  {
    name: 'chapter/save',
    payload: ({ chapter_id }) => ({ chapter_id, base_revision: 1, text: chapterText('Mine', 'Overwritten.') }),
  },
  { name: 'chapter/publish', payload: ({ chapter_id }) => ({ chapter_id, base_revision: 1 }) },
  { name: 'chapter/history', payload: ({ chapter_id }) => ({ chapter_id }) },
  { name: 'chapter/getVersion', payload: ({ chapter_id }) => ({ chapter_id, number: 1 }) },
  { name: 'chapter/nameVersion', payload: ({ chapter_id }) => ({ chapter_id, number: 1, name: 'mine' }) },
  { name: 'chapter/keepVersion', payload: ({ chapter_id }) => ({ chapter_id, kind: 'named', name: 'mine' }) },
  {
    name: 'chapter/restoreVersion',
    payload: ({ chapter_id }) => ({ chapter_id, number: 1, base_revision: 1 }),
  },
  {
    name: 'story/restoreVersions',
    payload: ({ story_id, chapter_id }) => ({ story_id, chapters: [{ chapter_id, number: 1, base_revision: 1 }] }),
  },
  {
    name: 'chapter/split',
    payload: ({ chapter_id }) => ({
      chapter_id,
      base_revision: 1,
      text: chapterText('One', 'Mine.'),
      new_chapter_id: randomUUID(),
      new_text: chapterText('Two', 'Mine.'),
    }),
  },
  { name: 'story/searchText', payload: ({ story_id }) => ({ story_id, query: SECRET }) },
  {
    name: 'story/replaceText',
    payload: ({ story_id, chapter_id }) => ({
      story_id,
      query: SECRET,
      replacement: 'Mine',
      chapters: [{ chapter_id, base_revision: 1 }],
    }),
  },
  { name: 'story/setNoteDefaults', payload: ({ story_id }) => ({ story_id, note_defaults: NO_NOTES }) },
  { name: 'story/delete', payload: ({ story_id }) => ({ story_id }) },
  { name: 'chapter/schedule', payload: ({ chapter_id }) => ({ chapter_id, base_revision: 1, at: NEXT_YEAR }) },
  { name: 'chapter/unschedule', payload: ({ chapter_id }) => ({ chapter_id }) },
  {
    name: 'chapter/reorder',
    payload: ({ story_id, chapter_id }) => ({ story_id, chapter_ids: [chapter_id], before_chapter_id: null }),
  },
  {
    name: 'chapter/bulk',
    payload: ({ story_id, chapter_id }) => ({ story_id, chapter_ids: [chapter_id], action: { type: 'unschedule' } }),
  },
  { name: 'trash/list', payload: ({ story_id }) => ({ story_id }) },
  { name: 'trash/restore', payload: ({ chapter_id }) => ({ chapter_ids: [chapter_id] }) },
  { name: 'trash/delete', payload: ({ chapter_id }) => ({ chapter_ids: [chapter_id] }) },
  { name: 'volume/list', payload: ({ story_id }) => ({ story_id }) },
  { name: 'volume/create', payload: ({ story_id }) => ({ story_id, volume_id: randomUUID(), title: 'Mine' }) },
  { name: 'volume/rename', payload: ({ volume_id }) => ({ volume_id, title: 'Mine' }) },
  { name: 'volume/delete', payload: ({ volume_id }) => ({ volume_id }) },
  { name: 'stats/getReads', payload: ({ story_id }) => ({ story_id, range: '30' }) },
  { name: 'stats/getFunnel', payload: ({ story_id }) => ({ story_id }) },
  { name: 'import/start', payload: ({ import_id, story_id }) => ({ import_id, story_id, chapters: 2 }) },
  {
    name: 'import/add',
    payload: ({ import_id }) => ({
      import_id,
      chapters: [
        { index: 0, chapter_id: randomUUID(), title: 'One', volume: '', content: chapterText('', 'Text.').content },
      ],
    }),
  },
  { name: 'comment/list', payload: ({ story_id, chapter_id }) => ({ filter: 'all', story_id, chapter_id }) },
  { name: 'comment/listReplies', payload: ({ comment_id }) => ({ comment_id }) },
  { name: 'comment/getContext', payload: ({ comment_id }) => ({ comment_id }) },
  {
    name: 'comment/reply',
    payload: ({ comment_id }) => ({ comment_id, reply_id: randomUUID(), text: 'Mine.' }),
    refusal: 400055,
  },
  { name: 'comment/editReply', payload: ({ reply_id }) => ({ comment_id: reply_id, text: 'Mine.' }) },
  { name: 'comment/deleteReply', payload: ({ reply_id }) => ({ comment_id: reply_id }) },
  {
    name: 'comment/act',
    payload: ({ comment_id }) => ({ act_id: randomUUID(), action: 'hide', target: { comment_ids: [comment_id] } }),
  },
  { name: 'comment/undo', payload: ({ act_id }) => ({ act_id }) },
  { name: 'comment/pin', payload: ({ comment_id }) => ({ comment_id, pinned: false }) },
  { name: 'comment/report', payload: ({ comment_id }) => ({ comment_id, reason: 'spam', note: '' }) },
  { name: 'comment/block', payload: ({ comment_id }) => ({ comment_id, reason: '', hide_earlier: true }) },
  { name: 'comment/unblock', payload: ({ block_id }) => ({ block_id }) },
  { name: 'comment/removeFilterWord', payload: ({ word_id }) => ({ word_id }) },
  { name: 'import/finish', payload: ({ import_id }) => ({ import_id }) },
  {
    name: 'bill/listChapters',
    payload: ({ story_id }) => ({ story_id, month: '2025-10', currency: 'USD' }),
  },
  { name: 'bill/withdraw', payload: ({ bill_id }) => ({ bill_id }) },
  { name: 'bill/export', payload: ({ bill_id }) => ({ bill_id, format: 'csv' }) },
  { name: 'import/cancel', payload: ({ import_id }) => ({ import_id }) },
  // Before those that delete them.
  { name: 'application/getIdImage', payload: ({ story_id }) => ({ story_id, side: 'front' }) },
  { name: 'application/getDocument', payload: ({ document_id }) => ({ document_id }) },
  { name: 'application/get', payload: ({ story_id }) => ({ story_id, kind: 'contract' }) },
  {
    name: 'application/save',
    payload: ({ story_id }) => ({ story_id, kind: 'contract', base_revision: 1, form: CONTRACT_FORM }),
  },
  {
    name: 'application/submit',
    payload: ({ story_id }) => ({ story_id, kind: 'contract', base_revision: 1, form: CONTRACT_FORM }),
  },
  { name: 'application/withdraw', payload: ({ story_id }) => ({ story_id, kind: 'contract' }) },
  { name: 'application/discard', payload: ({ story_id }) => ({ story_id, kind: 'contract' }) },
  {
    name: 'application/sign',
    payload: ({ story_id }) => ({ story_id, sha256: 'a'.repeat(64), signature: 'Mine' }),
  },
  { name: 'application/decline', payload: ({ story_id }) => ({ story_id }) },
  { name: 'application/uploadId', payload: ({ story_id }) => ({ story_id, side: 'front' }), withFile: true },
  { name: 'application/deleteId', payload: ({ story_id }) => ({ story_id, side: 'front' }) },
  {
    name: 'activity/enter',
    payload: ({ story_id }) => ({ campaign: TIDE_CONTEST.id, story_id, category: '', declarations: [] }),
  },
  { name: 'inbox/get', payload: ({ message_id }) => ({ message_id }) },
  { name: 'inbox/change', payload: ({ message_id }) => ({ message_ids: [message_id], action: 'unread' }) },
  { name: 'inbox/reply', payload: ({ message_id }) => ({ message_id, reply_id: randomUUID(), body: 'Mine.' }) },
  {
    name: 'inbox/startThread',
    payload: ({ story_id }) => ({
      subject: { kind: 'application', story_id, application: 'contract' },
      reply_id: randomUUID(),
      body: 'Mine.',
    }),
  },
  { name: 'inbox/getAttachment', payload: ({ attachment_id }) => ({ attachment_id }) },
];
/** Ids beside that of a story, which a stranger could give together with a story of their own. */
const BESIDE_OWN_STORY: ((ids: AuthorThings) => Partial<ApiInput<'chapter/reorder'>>)[] = [
  ({ chapter_id }) => ({ chapter_ids: [chapter_id] }),
  ({ chapter_id }) => ({ before_chapter_id: chapter_id }),
  ({ volume_id }) => ({ volume_id }),
];
/** Ids that are not somebody's property. */
const OPEN_IDS: readonly string[] = ['target_uid'];

let testApp: TestApp;
let owner: AuthorSession;
let stranger: AuthorSession;
let theirs: AuthorThings;

async function signUp(): Promise<AuthorSession> {
  const { db } = testApp.database;
  const uid = await addUser(db);
  return { uid, session: await openSession(db, { uid, ip: '192.0.2.1', now: testApp.clock.now() }) };
}

async function attempt(who: AuthorSession, { name, payload, withFile }: Attempt, ids: AuthorThings) {
  if (withFile) return multipartCall(testApp, name, payload(ids), await idPicture(), { session: who });
  return signedCall(testApp, name, payload(ids), { session: who, plainSignature: true });
}

beforeAll(async () => {
  testApp = await buildTestApp({ config: { campaignsFile: TIDE_CONTEST_FILE } });
  owner = await signUp();
  stranger = await signUp();
  theirs = await addAuthorThings(testApp, owner);
});
afterAll(() => testApp.close());

async function firstTurn(messageId: string): Promise<string> {
  const { db } = testApp.database;
  const [turn] = await db.select().from(messageTurns).where(eq(messageTurns.messageId, messageId));
  return turn?.id ?? '';
}

/** Names of the fields of a schema, those of nested objects and lists too. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(fieldNames)];
}

function isId(field: string): boolean {
  return /_u?ids?$/.test(field) && !OPEN_IDS.includes(field);
}

test('the table knows every call that takes an id', () => {
  const taking = Object.entries(API_CALLS)
    .filter(([, call]) => call.access === 'session' && call.input instanceof z.ZodObject)
    .filter(([, call]) => fieldNames(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })).some(isId));
  expect(taking.map(([name]) => name).sort()).toEqual(ATTEMPTS.map(({ name }) => name).sort());
});

test.each(ATTEMPTS)('$name: another author’s id answers exactly as one that does not exist', async (call) => {
  const nowhere = {
    story_id: randomUUID(),
    chapter_id: randomUUID(),
    volume_id: randomUUID(),
    import_id: randomUUID(),
    session_id: randomUUID(),
    message_id: randomUUID(),
    attachment_id: randomUUID(),
    comment_id: randomUUID(),
    reply_id: randomUUID(),
    act_id: randomUUID(),
    block_id: randomUUID(),
    word_id: randomUUID(),
    document_id: randomUUID(),
    bill_id: randomUUID(),
  };
  const foreign = await attempt(stranger, call, theirs);
  expect(foreign).toMatchObject({ code: call.refusal ?? 400007, data: {} });
  expect(foreign).toEqual(await attempt(stranger, call, nowhere));
  expect(JSON.stringify(foreign)).not.toContain('Secret');
});

describe('a stranger’s own story does not open the way to what is in a foreign one', () => {
  const options = () => ({ session: stranger, plainSignature: true });
  const mine = { story_id: '', chapter_id: randomUUID() };
  beforeAll(async () => {
    const story = await signedCall(testApp, 'story/create', { fields: storyFields() }, options());
    mine.story_id = story.data.story_id;
    await signedCall(testApp, 'chapter/create', { ...mine, text: chapterText('Mine', 'Text.') }, options());
  });

  test('chapter/create', async () => {
    const payload = { ...mine, chapter_id: theirs.chapter_id, text: chapterText('One', 'Mine.') };
    expect(await signedCall(testApp, 'chapter/create', payload, options())).toMatchObject({ code: 400007, data: {} });
  });

  test('volume/create', async () => {
    const payload = { ...mine, volume_id: theirs.volume_id, title: 'Mine' };
    expect(await signedCall(testApp, 'volume/create', payload, options())).toMatchObject({ code: 400007, data: {} });
  });

  test.each(BESIDE_OWN_STORY)('chapter/reorder, %#', async (change) => {
    const own = { story_id: mine.story_id, chapter_ids: [mine.chapter_id], before_chapter_id: null };
    const payload = { ...own, ...change(theirs) };
    expect(await signedCall(testApp, 'chapter/reorder', payload, options())).toMatchObject({ code: 400007, data: {} });
  });

  test('chapter/bulk', async () => {
    const own = { story_id: mine.story_id, chapter_ids: [mine.chapter_id, theirs.chapter_id] };
    const report = await signedCall(testApp, 'chapter/bulk', { ...own, action: { type: 'unschedule' } }, options());
    expect(report.data.items.map(({ code }) => code)).toEqual([0, 400007]);
    const action = { type: 'moveToVolume' as const, volume_id: theirs.volume_id };
    expect(await signedCall(testApp, 'chapter/bulk', { ...own, action }, options())).toMatchObject({ code: 400007 });
  });

  test('story/replaceText', async () => {
    const chapters = [{ chapter_id: theirs.chapter_id, base_revision: 1 }];
    const payload = { story_id: mine.story_id, query: SECRET, replacement: 'Mine', chapters };
    const { data } = await signedCall(testApp, 'story/replaceText', payload, options());
    expect(data.items).toEqual([{ chapter_id: theirs.chapter_id, replaced: 0, code: 400007 }]);
  });

  test('story/restoreVersions', async () => {
    const chapters = [{ chapter_id: theirs.chapter_id, number: 1, base_revision: 1 }];
    const { data } = await signedCall(testApp, 'story/restoreVersions', { ...mine, chapters }, options());
    expect(data.items).toEqual([{ chapter_id: theirs.chapter_id, code: 400007 }]);
  });

  test('comment/reply', async () => {
    const { comment_id } = await addComments(testApp, stranger.uid);
    const payload = { comment_id, reply_id: theirs.reply_id, text: 'Mine.' };
    expect(await signedCall(testApp, 'comment/reply', payload, options())).toMatchObject({ code: 400007, data: {} });
  });

  test('inbox/reply', async () => {
    const { message_id } = await addLetters(testApp, stranger.uid);
    const payload = { message_id, reply_id: randomUUID(), body: 'Mine.', attachment_ids: [theirs.attachment_id] };
    expect(await signedCall(testApp, 'inbox/reply', payload, options())).toMatchObject({ code: 400007, data: {} });
    const taken = { message_id, reply_id: await firstTurn(theirs.message_id), body: 'Mine.' };
    expect(await signedCall(testApp, 'inbox/reply', taken, options())).toMatchObject({ code: 400007, data: {} });
  });

  test('inbox/change', async () => {
    const own = await addLetters(testApp, stranger.uid);
    const payload = { message_ids: [own.message_id, theirs.message_id], action: 'archive' as const };
    const { data } = await signedCall(testApp, 'inbox/change', payload, options());
    expect(data.changed).toEqual([own.message_id]);
  });

  test('trash/delete', async () => {
    const payload = { chapter_ids: [mine.chapter_id, theirs.chapter_id] };
    const { data } = await signedCall(testApp, 'trash/delete', payload, options());
    expect(data).toEqual({ deleted: 0 });
  });
});

test.each(ATTEMPTS)('$name: the owner is answered, so the refusals above mean something', async (call) => {
  expect((await attempt(owner, call, theirs)).code).not.toBe(call.refusal ?? 400007);
});
