import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { publishChapter } from '../chapters/publish-chapter.ts';
import { chapters } from '../database/schema/chapters.ts';
import { exportTickets } from '../database/schema/imports.ts';
import { sessions } from '../database/schema/sessions.ts';
import { hashSessionToken } from '../identity/session-token.ts';
import { openSession, revokeAllSessions } from '../identity/sessions.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { addChapter, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { openTicket, purgeTickets } from './tickets.ts';

let testApp: TestApp;
let context: DomainContext;
let session: { uid: number; session: string };
let storyId: string;
beforeAll(async () => {
  testApp = await buildTestApp();
  const uid = await addUser(testApp.database.db, { penName: 'Noor' });
  context = createDomainContext(testApp.database, { uid, clock: testApp.clock });
  session = { uid, session: await openSession(testApp.database.db, { uid, ip: '', now: testApp.clock.now() }) };
  storyId = (await addStory(context, { title: 'The Moon: Between Us' })).story_id;
  const first = await addChapter(context, storyId, chapterText('The Letter', 'As readers have it.'));
  await publishChapter(context, { chapter_id: first.chapter_id, base_revision: 1 });
  await testApp.database.db
    .update(chapters)
    .set({ ...{ title: 'The Letter, again', content: chapterText('', 'As it stands now.').content }, staged: true })
    .where(eq(chapters.id, first.chapter_id));
  await addChapter(context, storyId, chapterText('Not out', 'A draft.'));
});
afterAll(() => testApp.close());

const ask = (format: 'epub' | 'docx' | 'markdown', drafts: boolean) =>
  signedCall(testApp, 'story/export', { story_id: storyId, format, drafts }, { session });

async function download(format: 'epub' | 'docx' | 'markdown', drafts: boolean): Promise<JSZip> {
  const { data } = await ask(format, drafts);
  const response = await testApp.app.inject({ url: data.url });
  expect(response.statusCode).toBe(200);
  return JSZip.loadAsync(response.rawPayload);
}

test.each([
  ['epub', 'The Moon Between Us.epub', 'application/epub+zip'],
  ['docx', 'The Moon Between Us.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['markdown', 'The Moon Between Us.zip', 'application/zip'],
] as const)('%s comes as a file of its own kind, kept by no cache', async (format, name, mediaType) => {
  const { data } = await ask(format, true);
  expect(data.file_name).toBe(name);
  const { headers } = await testApp.app.inject({ url: data.url });
  expect(headers).toMatchObject({
    'content-type': mediaType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
  });
});

test('with drafts it is the working text of every chapter', async () => {
  const zip = await download('markdown', true);
  expect(Object.keys(zip.files).filter((path) => !zip.files[path]?.dir)).toEqual([
    'The Moon Between Us/About.md',
    'The Moon Between Us/1 The Letter, again.md',
    'The Moon Between Us/2 Not out.md',
  ]);
  const text = await zip.file('The Moon Between Us/1 The Letter, again.md')?.async('string');
  expect(text).toBe('# The Letter, again\n\nAs it stands now.\n');
});

test('a download breaks off when a text cannot be read, and the server goes on', async () => {
  const { data } = await ask('markdown', true);
  const { pool } = testApp.database;
  await pool.query('alter table chapters rename column content to content_away');
  try {
    await expect(testApp.app.inject({ url: data.url })).rejects.toThrow();
  } finally {
    await pool.query('alter table chapters rename column content_away to content');
  }
  expect((await testApp.app.inject({ url: data.url })).statusCode).toBe(200);
});

test('without drafts it is what readers have', async () => {
  const zip = await download('markdown', false);
  const texts = zip.file(/The Letter|Not out/);
  expect(texts.map(({ name }) => name)).toEqual(['The Moon Between Us/1 The Letter.md']);
  expect(await texts[0]?.async('string')).toBe('# The Letter\n\nAs readers have it.\n');
});

test('the EPUB begins as reading devices want it: the type, stored, with nothing between', async () => {
  const { data } = await ask('epub', true);
  const { rawPayload } = await testApp.app.inject({ url: data.url });
  expect(rawPayload.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
});

test('an address runs out after five minutes and is told so; its ticket goes', async () => {
  const { data } = await ask('epub', true);
  testApp.clock.advance(5 * MINUTE_MS);
  const response = await testApp.app.inject({ url: data.url });
  expect(response.statusCode).toBe(404);
  expect(response.body).toMatch(/ask for it again/);
  await purgeTickets(testApp.database.db, new Date(testApp.clock.now().getTime() + 1));
  expect(await testApp.database.db.select().from(exportTickets)).toEqual([]);
});

test('an author’s downloads are limited, whatever addresses they have; another author’s are not', async () => {
  const limited = await buildTestApp({ beside: testApp, env: { RATE_LIMIT_FACTOR: '1' } });
  const uid = await addUser(testApp.database.db);
  const other = createDomainContext(testApp.database, { uid, clock: testApp.clock });
  const { story_id } = await addStory(other);
  const addressOf = (of: DomainContext, id: string) =>
    openTicket(of, { storyId: id, format: 'markdown', drafts: true });
  const statusOf = async (url: string) => (await limited.app.inject({ url })).statusCode;
  const [first, second] = [await addressOf(context, storyId), await addressOf(context, storyId)];
  const statuses: number[] = [];
  for (let index = 0; index < 40; index += 1) statuses.push(await statusOf(index % 2 === 0 ? first : second));
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(statuses.slice(30)).toEqual(Array(10).fill(429));
  expect(await statusOf(await addressOf(other, story_id))).toBe(200);
  testApp.clock.advance(MINUTE_MS);
  expect(await statusOf(first)).toBe(200);
  await limited.close();
});

test('a made-up address leads nowhere', async () => {
  const response = await testApp.app.inject({ url: `/exports/${'a'.repeat(43)}` });
  expect(response.statusCode).toBe(404);
});

test('an address is worth nothing once a session of its author was ended from elsewhere', async () => {
  const { db } = testApp.database;
  const { data } = await ask('markdown', true);
  expect((await testApp.app.inject({ url: data.url })).statusCode).toBe(200);
  await openSession(db, { uid: session.uid, ip: '', now: testApp.clock.now() });
  const [own] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashSessionToken(session.session)));
  testApp.clock.advance(1_000);
  await revokeAllSessions(db, session.uid, testApp.clock.now(), own?.id);
  expect((await testApp.app.inject({ url: data.url })).statusCode).toBe(404);
  const anew = await ask('markdown', true);
  expect((await testApp.app.inject({ url: anew.data.url })).statusCode).toBe(200);
});
