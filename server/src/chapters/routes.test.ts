import { randomUUID } from 'node:crypto';
import type { ApiCallName, ApiInput } from '@myfiction/shared/contract/calls.ts';
import { openSession } from '../identity/sessions.ts';
import { addUser, chapterText, storyFields } from '../testing/fixtures.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
let session: { uid: number; session: string };
let story_id: string;
beforeAll(async () => {
  testApp = await buildTestApp();
  const { db } = testApp.database;
  const uid = await addUser(db);
  session = { uid, session: await openSession(db, { uid, ip: '192.0.2.1', now: testApp.clock.now() }) };
  story_id = (await call('story/create', { fields: storyFields() })).data.story_id;
});
afterAll(() => testApp.close());

function call<N extends ApiCallName>(name: N, payload: ApiInput<N>) {
  return signedCall(testApp, name, payload, { session, plainSignature: true });
}

async function addDraft(...text: [string, ...string[]]): Promise<string> {
  const chapter_id = randomUUID();
  await call('chapter/create', { story_id, chapter_id, text: chapterText(...text) });
  return chapter_id;
}

test('write, publish, and see it in the lists', async () => {
  const chapter_id = await addDraft('One', 'First.');
  const saved = await call('chapter/save', { chapter_id, base_revision: 1, text: chapterText('One', 'Two words.') });
  expect(saved).toMatchObject({ code: 0, data: { revision: 2, words: 2 } });
  const published = await call('chapter/publish', { chapter_id, base_revision: 2 });
  expect(published).toMatchObject({ code: 0, data: { first_publish: true, chapter: { status: 'published' } } });
  expect((await call('chapter/list', { story_id })).data.items).toMatchObject([{ chapter_id, words: 2 }]);
  expect((await call('story/list', { filter: 0 })).data.items).toMatchObject([{ story_id, words: 2 }]);
});

test('a conflict answers with the current chapter', async () => {
  const chapter_id = await addDraft('Two', 'First.');
  await call('chapter/save', { chapter_id, base_revision: 1, text: chapterText('Two', 'Second.') });
  const conflict = await call('chapter/save', { chapter_id, base_revision: 1, text: chapterText('Two', 'Mine.') });
  expect(conflict).toMatchObject({ code: 400010, data: (await call('chapter/get', { chapter_id })).data });
});

test('names that are taken answer by the specification, and the write leaves nothing', async () => {
  await addDraft('Three', 'First.');
  const twin = { story_id, chapter_id: randomUUID(), text: chapterText('THREE', 'First.') };
  expect(await call('chapter/create', twin)).toMatchObject({ code: 90099011 });
  expect(await call('chapter/get', { chapter_id: twin.chapter_id })).toMatchObject({ code: 400007 });
  const { data } = await call('story/get', { story_id });
  const fields = storyFields({ title: data.title.toUpperCase() });
  expect(await call('story/create', { fields })).toMatchObject({ code: 90099012 });
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '\u0001javascript:x',
])('a link to %j is refused', async (href) => {
  const text = chapterText('', 'Click');
  const marks = [{ type: 'link' as const, attrs: { href } }];
  text.content.content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Click', marks }] }];
  expect((await call('chapter/create', { story_id, chapter_id: randomUUID(), text })).code).toBe(400003);
});

test('text that looks like a program is kept as text', async () => {
  const script = '<img src=x onerror=alert(1)>';
  const chapter_id = await addDraft(script, script);
  const { data } = await call('chapter/get', { chapter_id });
  expect(data).toMatchObject({ title: script, content: chapterText('', script).content });
});

test.each(['\0', '\ud800', '%', '_\\', "'; drop table chapters; --"])('the search %j breaks nothing', async (q) => {
  expect((await call('chapter/list', { story_id, q })).code).toBe(0);
  expect((await call('story/list', { filter: 0, q })).code).toBe(0);
  expect((await call('chapter/list', { story_id, cursor: `x${q}` })).code).toBe(400003);
  expect((await call('story/list', { filter: 0, cursor: `x${q}` })).code).toBe(400003);
});
