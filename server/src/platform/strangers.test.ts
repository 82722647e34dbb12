import { randomUUID } from 'node:crypto';
import { API_CALLS, type ApiCallName, type ApiInput } from '@myfiction/shared/contract/calls.ts';
import { z } from 'zod';
import { openSession } from '../identity/sessions.ts';
import { addUser, chapterText, storyFields } from '../testing/fixtures.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

type Session = { uid: number; session: string };
interface Ids {
  story_id: string;
  chapter_id: string;
  volume_id: string;
  import_id: string;
  session_id: string;
}
/** One call that names somebody's thing. */
type Attempt = { [N in ApiCallName]: { name: N; payload: (ids: Ids) => ApiInput<N> } }[ApiCallName];

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
  { name: 'import/finish', payload: ({ import_id }) => ({ import_id }) },
  { name: 'import/cancel', payload: ({ import_id }) => ({ import_id }) },
];
/** Ids beside that of a story, which a stranger could give together with a story of their own. */
const BESIDE_OWN_STORY: ((ids: Ids) => Partial<ApiInput<'chapter/reorder'>>)[] = [
  ({ chapter_id }) => ({ chapter_ids: [chapter_id] }),
  ({ chapter_id }) => ({ before_chapter_id: chapter_id }),
  ({ volume_id }) => ({ volume_id }),
];
/** Ids that are not somebody's property. */
const OPEN_IDS: readonly string[] = ['target_uid'];

let testApp: TestApp;
let owner: Session;
let stranger: Session;
let theirs: Ids;

async function signUp(): Promise<Session> {
  const { db } = testApp.database;
  const uid = await addUser(db);
  return { uid, session: await openSession(db, { uid, ip: '192.0.2.1', now: testApp.clock.now() }) };
}

function attempt(who: Session, { name, payload }: Attempt, ids: Ids) {
  return signedCall(testApp, name, payload(ids), { session: who, plainSignature: true });
}

beforeAll(async () => {
  testApp = await buildTestApp();
  owner = await signUp();
  stranger = await signUp();
  const options = { session: owner, plainSignature: true };
  const story = await signedCall(testApp, 'story/create', { fields: storyFields() }, options);
  const chapter = {
    story_id: story.data.story_id,
    chapter_id: randomUUID(),
    text: chapterText('One', 'Secret words.'),
  };
  await signedCall(testApp, 'chapter/create', chapter, options);
  const version = { chapter_id: chapter.chapter_id, kind: 'named' as const, name: 'Secret' };
  await signedCall(testApp, 'chapter/keepVersion', version, options);
  const volume = { story_id: chapter.story_id, volume_id: randomUUID(), title: 'Secret' };
  await signedCall(testApp, 'volume/create', volume, options);
  const started = { import_id: randomUUID(), story_id: chapter.story_id };
  await signedCall(testApp, 'import/start', { ...started, chapters: 2 }, options);
  await openSession(testApp.database.db, { uid: owner.uid, ip: '192.0.2.2', now: testApp.clock.now() });
  const { data: devices } = await signedCall(testApp, 'account/listSessions', {}, options);
  const other = devices.items.find(({ current }) => !current);
  theirs = { ...chapter, ...volume, ...started, session_id: other?.session_id ?? '' };
});
afterAll(() => testApp.close());

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
  };
  const foreign = await attempt(stranger, call, theirs);
  expect(foreign).toMatchObject({ code: 400007, data: {} });
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

  test('trash/delete', async () => {
    const payload = { chapter_ids: [mine.chapter_id, theirs.chapter_id] };
    const { data } = await signedCall(testApp, 'trash/delete', payload, options());
    expect(data).toEqual({ deleted: 0 });
  });
});

test.each(ATTEMPTS)('$name: the owner is answered, so the refusals above mean something', async (call) => {
  expect((await attempt(owner, call, theirs)).code).not.toBe(400007);
});
