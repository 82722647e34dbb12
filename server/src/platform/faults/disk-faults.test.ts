import fs from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mailOutbox } from '../../database/schema/platform.ts';
import { openSession } from '../../identity/sessions.ts';
import { addUser } from '../../testing/fixtures.ts';
import { multipartCall } from '../../testing/multipart-call.ts';
import { signedCall } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let session: { uid: number; session: string };
beforeAll(async () => {
  testApp = await buildTestApp();
  const { db } = testApp.database;
  const uid = await addUser(db);
  session = { uid, session: await openSession(db, { uid, ip: '192.0.2.1', now: testApp.clock.now() }) };
});
afterAll(() => testApp.close());

const cover = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#333' } })
    .png()
    .toBuffer();
const upload = async () => multipartCall(testApp, 'images/upload', { type: 'cover' }, await cover(), { session });

async function filesKept(): Promise<string[]> {
  const names = await fs.readdir(testApp.config.dataDir, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

test('a full disk under the files: the upload is answered 500, leaves nothing behind, and works once there is room', async () => {
  const { open } = fs;
  const before = await filesKept();
  const full = jest.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const file = await open(...args);
    // Half of it fits.
    file.writeFile = async (data) => {
      await file.write(Buffer.from(String(data)).subarray(0, 10));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    return file;
  });
  const answer = await upload();
  full.mockRestore();
  expect(answer).toEqual({ code: 500, msg: 'Something went wrong, please try again.', data: {} });
  expect(await filesKept()).toEqual(before);
  const { code, data } = await upload();
  expect(code).toBe(0);
  expect((await testApp.app.inject({ url: data.url })).statusCode).toBe(200);
});

test('a full disk under the database: the call is answered 500, nothing of it stays, and its repeat works', async () => {
  const { pool, db } = testApp.database;
  await pool.query(`create function no_room() returns trigger language plpgsql as
    $$begin raise exception 'could not extend file' using errcode = '53100'; end$$;
    create trigger no_room before insert on mail_outbox execute function no_room()`);
  const ask = () => signedCall(testApp, 'user/sendUserVerifyEmail', mail);
  const mail = { email: 'noor@example.com', purpose: 'signup' as const };
  expect(await ask()).toMatchObject({ code: 500, data: {} });
  expect(await db.$count(mailOutbox)).toBe(0);
  await pool.query('drop trigger no_room on mail_outbox');
  expect((await ask()).code).toBe(0);
  expect(await db.$count(mailOutbox)).toBe(1);
});
