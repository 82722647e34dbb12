import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs, { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import sharp from 'sharp';
import { messages } from '../../database/schema/messages.ts';
import { attachments, removedFiles } from '../../database/schema/threads.ts';
import { users } from '../../database/schema/users.ts';
import { createFileStore } from '../../files/object-file-store.ts';
import { removeFiles } from '../../files/remove-files.ts';
import { openSession } from '../../identity/sessions.ts';
import { openObjectStore } from '../../objects/open-object-store.ts';
import { whileRowBreaks } from '../../testing/break-changes.ts';
import { deleteAccounts } from '../../testing/delete-accounts.ts';
import { createDomainContext } from '../../testing/domain-context.ts';
import { addUser } from '../../testing/fixtures.ts';
import { signFields } from '../../testing/sign-fields.ts';
import { identityFields, signedCall } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { purgeMessages } from '../purge-messages.ts';
import { writeToAuthor } from '../threads/desk.ts';
import { storeAttachment } from './store-attachment.ts';

type Session = { uid: number; session: string };

let testApp: TestApp;
let author: Session;
let stranger: Session;

async function signUp(): Promise<Session> {
  const { db } = testApp.database;
  const uid = await addUser(db);
  return { uid, session: await openSession(db, { uid, ip: '', now: testApp.clock.now() }) };
}

beforeAll(async () => {
  testApp = await buildTestApp();
  author = await signUp();
  stranger = await signUp();
});
afterAll(() => testApp.close());

async function upload(bytes: Buffer, name: string, session = author) {
  const fields = { ...identityFields(testApp, { session }), name };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  form.set('file', new Blob([new Uint8Array(bytes)]), 'x');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/myfiction/inbox/upload',
    headers: { 'content-type': request.headers.get('content-type') ?? '', sign: signFields(fields) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json();
}

async function docx(extra: string[] = []): Promise<Buffer> {
  const zip = new JSZip();
  for (const name of ['[Content_Types].xml', 'word/document.xml', ...extra]) zip.file(name, '<x/>');
  return zip.generateAsync({ type: 'nodebuffer' });
}

const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#333' } })
    .toFormat(format)
    .toBuffer();
const text = Buffer.from('Zwei Karten,\r\n\teine Brücke. 二枚の地図');

test.each<[string, () => Promise<Buffer>, string]>([
  ['map.png', () => picture('png'), 'png'],
  ['map.JPG', () => picture('jpeg'), 'jpg'],
  ['map.jpeg', () => picture('jpeg'), 'jpg'],
  ['map.webp', () => picture('webp'), 'webp'],
  ['outline.pdf', async () => Buffer.from('%PDF-1.7\n%%EOF'), 'pdf'],
  ['outline.docx', () => docx(), 'docx'],
  ['notes.txt', async () => text, 'txt'],
])('%s is taken', async (name, bytes, type) => {
  const content = await bytes();
  expect(await upload(content, name)).toMatchObject({ code: 0, data: { name, type, bytes: content.length } });
});

test.each<[string, () => Promise<Buffer>]>([
  ['a page of the web.txt.html', async () => Buffer.from('<script>alert(1)</script>')],
  ['a picture that is a page.png', async () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a text that is a picture.txt', () => picture('png')],
  ['a drawing.svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a program.txt', async () => Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03])],
  ['latin letters.txt', async () => Buffer.from([0xe9, 0x20, 0xff])],
  ['any zip.docx', () => new JSZip().file('a', 'b').generateAsync({ type: 'nodebuffer' })],
  ['with macros.docx', () => docx(['word/vbaProject.bin'])],
  ['nothing.txt', async () => Buffer.alloc(0)],
  ['without an ending', async () => text],
])('%s is refused by what is in it', async (name, bytes) => {
  expect(await upload(await bytes(), name)).toMatchObject({ code: 400052 });
});

test('what breaks off leaves nothing: no file without a record, no record without a file', async () => {
  const { database, config } = testApp;
  const isFile = (entry: { isFile(): boolean }) => entry.isFile();
  const kept = async () => {
    const folder = join(config.dataDir, 'files', 'private');
    const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
    return [entries.filter(isFile).length, await database.db.$count(attachments)];
  };
  const before = await kept();
  await whileRowBreaks(database, 'insert on attachments', 'true', async () => {
    expect((await upload(Buffer.from('A letter.'), 'letter.txt')).code).toBe(500);
  });
  expect(await kept()).toEqual(before);
  const full = jest.spyOn(fs, 'open').mockRejectedValue(new Error('ENOSPC: no space left on device, open'));
  expect((await upload(Buffer.from('A letter.'), 'letter.txt')).code).toBe(500);
  full.mockRestore();
  expect(await kept()).toEqual(before);
});

test('ten megabytes are taken, more is not', async () => {
  const limit = 10 * 1024 * 1024;
  expect((await upload(Buffer.alloc(limit, 'a'), 'long.txt')).code).toBe(0);
  expect((await upload(Buffer.alloc(limit + 1, 'a'), 'longer.txt')).code).toBe(400004);
});

test('an author cannot fill the store with files that join no letter', async () => {
  const session = await signUp();
  const row = { uid: session.uid, name: 'a.txt', type: 'txt' as const, bytes: 1, createdAt: testApp.clock.now() };
  const rows = Array.from({ length: 30 }, () => ({ ...row, id: randomUUID(), file: randomUUID() }));
  await testApp.database.db.insert(attachments).values(rows);
  expect((await upload(text, 'a.txt', session)).code).toBe(400005);
  expect((await upload(text, 'a.txt')).code).toBe(0);
});

test('nor by sending several at once', async () => {
  const { uid } = await signUp();
  const { database, clock } = testApp;
  const row = { uid, name: 'a.txt', type: 'txt' as const, bytes: 1, createdAt: clock.now() };
  const rows = Array.from({ length: 28 }, () => ({ ...row, id: randomUUID(), file: randomUUID() }));
  await database.db.insert(attachments).values(rows);
  let reading = 0;
  let allRead = (): void => {};
  const together = new Promise<void>((resolve) => {
    allRead = resolve;
  });
  const readUpload = async (): Promise<Buffer> => {
    reading += 1;
    if (reading === 5) allRead();
    await together;
    return text;
  };
  const context = createDomainContext(database, { uid, clock, readUpload });
  const files = { ...context.files, putPrivate: async () => {} };
  const send = () => storeAttachment({ ...context, files }, { name: 'a.txt' });
  const sent = await Promise.allSettled(Array.from({ length: 5 }, send));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await database.db.$count(attachments, eq(attachments.uid, uid))).toBe(30);
});

test('a name is only a name, and reads as it is', async () => {
  expect((await upload(text, '../../etc/\u202Ecod.txt')).data.name).toBe('cod.txt');
});

test('the file is fetched at an address of its author’s, as a file to keep', async () => {
  const { data } = await upload(text, 'Köln "1".txt');
  const { attachment_id } = data;
  const answer = await signedCall(testApp, 'inbox/getAttachment', { attachment_id }, { session: author });
  const file = await testApp.app.inject({ url: answer.data.url });
  expect(file.rawPayload).toEqual(text);
  expect(file.headers).toMatchObject({
    'content-disposition': `attachment; filename*=UTF-8''K%C3%B6ln%20%221%22.txt`,
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('nobody else gets in: no stranger, no other file, no guess, nobody who comes late', async () => {
  const [mine, other] = [
    (await upload(text, 'a.txt')).data.attachment_id,
    (await upload(text, 'b.txt')).data.attachment_id,
  ];
  const asked = await signedCall(testApp, 'inbox/getAttachment', { attachment_id: mine }, { session: stranger });
  expect(asked).toMatchObject({ code: 400007, data: {} });
  const { data } = await signedCall(testApp, 'inbox/getAttachment', { attachment_id: mine }, { session: author });
  const status = async (url: string) => (await testApp.app.inject({ url })).statusCode;
  expect(await status(data.url)).toBe(200);
  expect(await status(data.url.replace(mine, other))).toBe(404);
  expect(await status(data.url.replace(/until=\d+/, (until) => `${until}0`))).toBe(404);
  expect(await status(data.url.replace(/key=.*/, 'key='))).toBe(404);
  expect(await status(`/attachments/${mine}`)).toBe(404);
  const [row] = await testApp.database.db.select().from(attachments).where(eq(attachments.id, mine));
  for (const url of [`/files/${row?.file}`, `/files/private/${row?.file}`, `/files/..%2Fprivate%2F${row?.file}`]) {
    expect(await status(url)).not.toBe(200);
  }
  testApp.clock.advance(5 * 60 * 1000 + 1);
  expect(await status(data.url)).toBe(404);
});

describe('what goes takes its file with it', () => {
  const purge = async () => {
    const { db } = testApp.database;
    const files = createFileStore(openObjectStore(testApp.config));
    await purgeMessages({ db, clock: testApp.clock });
    await removeFiles({ db, files, clock: testApp.clock });
  };
  const pathOf = async (id: string) => {
    const [row] = await testApp.database.db.select().from(attachments).where(eq(attachments.id, id));
    const name = row?.file ?? '';
    return join(testApp.config.dataDir, 'files', 'private', name.slice(0, 2), name);
  };
  async function sent(who: Session): Promise<{ message_id: string; path: string }> {
    const { db } = testApp.database;
    const letter = { uid: who.uid, sender: 'Hana', title: 'Outline', body: 'Please.' };
    const message_id = await writeToAuthor(db, letter, testApp.clock.now());
    testApp.clock.advance(1_000);
    const { attachment_id } = (await upload(text, 'a.txt', who)).data;
    const reply = { message_id, reply_id: randomUUID(), body: 'Here.', attachment_ids: [attachment_id] };
    const answer = await signedCall(testApp, 'inbox/reply', reply, { session: who });
    expect(answer.code).toBe(0);
    return { message_id, path: await pathOf(attachment_id) };
  }

  test('an upload that joined no letter, after a day', async () => {
    const alone = await pathOf((await upload(text, 'a.txt')).data.attachment_id);
    const { path } = await sent(author);
    await purge();
    expect(existsSync(alone)).toBe(true);
    testApp.clock.advance(24 * 60 * 60 * 1000);
    await purge();
    expect([existsSync(alone), existsSync(path)]).toEqual([false, true]);
    expect(await testApp.database.db.$count(removedFiles)).toBe(0);
  });

  test('a message, thirty days after its author put it into the trash', async () => {
    const session = await signUp();
    const { message_id, path } = await sent(session);
    await signedCall(testApp, 'inbox/change', { message_ids: [message_id], action: 'delete' }, { session });
    testApp.clock.advance(30 * 24 * 60 * 60 * 1000 - 1);
    await purge();
    expect(existsSync(path)).toBe(true);
    testApp.clock.advance(1);
    await purge();
    expect(existsSync(path)).toBe(false);
    expect(await testApp.database.db.$count(messages, eq(messages.id, message_id))).toBe(0);
  });

  test('an account, with what it never sent', async () => {
    const session = await signUp();
    const { path } = await sent(session);
    const alone = await pathOf((await upload(text, 'a.txt', session)).data.attachment_id);
    const { db } = testApp.database;
    await db.update(users).set({ deletionAt: testApp.clock.now() }).where(eq(users.uid, session.uid));
    await deleteAccounts({ db, clock: testApp.clock });
    await purge();
    expect([existsSync(path), existsSync(alone)]).toEqual([false, false]);
    expect(await db.$count(users, eq(users.uid, session.uid))).toBe(0);
  });

  test('the account export holds letters and files', async () => {
    const session = await signUp();
    const { message_id } = await sent(session);
    const { data } = await signedCall(testApp, 'account/export', {}, { session });
    const response = await testApp.app.inject({ url: data.url });
    const zip = await JSZip.loadAsync(response.rawPayload);
    const [name = ''] = Object.keys(zip.files).filter((path) => path.startsWith('messages/'));
    expect(await zip.file(name)?.async('nodebuffer')).toEqual(text);
    const exported = JSON.parse((await zip.file('messages.json')?.async('string')) ?? '[]');
    expect(exported).toMatchObject([
      {
        id: message_id,
        letters: [{ body: 'Please.' }, { body: 'Here.', attachments: [{ name: 'a.txt', path: name }] }],
      },
    ]);
    expect(await readdir(join(testApp.config.dataDir, 'files'))).toContain('private');
  });
});
