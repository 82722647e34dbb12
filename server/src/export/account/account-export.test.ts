import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PayoutForm, TaxForm } from '@myfiction/shared/contract/calls/payment.ts';
import { asc, eq, sql } from 'drizzle-orm';
import JSZip from 'jszip';
import { publishChapter } from '../../chapters/publish-chapter.ts';
import { addFilterWords } from '../../comments/filter-words.ts';
import { activityEntries, activityWinners } from '../../database/schema/activities.ts';
import { applications } from '../../database/schema/applications.ts';
import { chapters, chapterVersions } from '../../database/schema/chapters.ts';
import { comments } from '../../database/schema/comments.ts';
import { payoutMethods, taxForms } from '../../database/schema/payout.ts';
import { users } from '../../database/schema/users.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { openSession } from '../../identity/sessions.ts';
import { PAYOUT_PURPOSE, TAX_PURPOSE } from '../../payout/sealed-payment.ts';
import { sealJson } from '../../platform/sealed-json.ts';
import { addBill } from '../../testing/add-bill.ts';
import { addApplyingStory, signReady } from '../../testing/application-fixture.ts';
import { createDomainContext, type DomainContext } from '../../testing/domain-context.ts';
import { addChapter, addStory, addUser, chapterText } from '../../testing/fixtures.ts';
import { signedCall } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { setRestDays } from '../../writing/set-rest-days.ts';
import { accountDownload } from './account-download.ts';

const PASSWORD = 'writes-every-day';

let testApp: TestApp;
let context: DomainContext;
let session: { uid: number; session: string };
let storyId: string;
beforeAll(async () => {
  testApp = await buildTestApp();
  const { db } = testApp.database;
  const account = { penName: 'Noor', email: 'noor@example.com', passwordHash: await hashPassword(PASSWORD) };
  const uid = await addUser(db, account);
  context = createDomainContext(testApp.database, { uid, clock: testApp.clock });
  session = { uid, session: await openSession(db, { uid, ip: '', now: testApp.clock.now() }) };
  storyId = (await addStory(context, { title: 'The Moon Between Us' })).story_id;
  const first = await addChapter(
    context,
    storyId,
    chapterText('The Letter', 'She said “no”.', '  Two  spaces \u2028.'),
  );
  await publishChapter(context, { chapter_id: first.chapter_id, base_revision: 1 });
  const gone = await addChapter(context, storyId, chapterText('Cut', 'In the trash.'));
  await db.update(chapters).set({ trashedAt: testApp.clock.now() }).where(eq(chapters.id, gone.chapter_id));
  const fromReaders = Array.from({ length: 1_200 }, (_, index) => ({
    id: randomUUID(),
    ...{ uid, storyId, readerName: 'Teresa', text: `Comment ${index}`, createdAt: testApp.clock.now() },
  }));
  await db.insert(comments).values(fromReaders);
  await addFilterWords(context, { phrases: ['spoiler'] });
  await setRestDays(context, { rest_days: [7], zone: 'UTC' });
});
afterAll(() => testApp.close());

async function download(url: string): Promise<JSZip> {
  const response = await testApp.app.inject({ url });
  expect(response.statusCode).toBe(200);
  return JSZip.loadAsync(response.rawPayload);
}

async function jsonFile(zip: JSZip, path: string): Promise<Record<string, unknown>> {
  const file = zip.file(path);
  if (!file) throw new Error(`The export has no ${path}, only ${Object.keys(zip.files).join(', ')}.`);
  return JSON.parse(await file.async('string'));
}

test('every chapter and kept version comes back byte for byte', async () => {
  const { data } = await signedCall(testApp, 'account/export', {}, { session });
  const zip = await download(data.url);
  const folder = 'stories/1 The Moon Between Us';
  const rows = await testApp.database.db
    .select({ title: chapters.title, bytes: sql<string>`${chapters.content}::text`, trashed: chapters.trashedAt })
    .from(chapters)
    .where(eq(chapters.storyId, storyId))
    .orderBy(asc(chapters.position));
  for (const { title, bytes, trashed } of rows) {
    const [path] = Object.keys(zip.files).filter(
      (name) => name.includes(`${title}`) && /^.*(chapters|trash).*json$/.test(name),
    );
    expect(path).toContain(trashed ? `${folder}/trash/` : `${folder}/chapters/`);
    expect(JSON.stringify((await jsonFile(zip, path ?? '')).content)).toBe(bytes);
  }
  const versions = await testApp.database.db
    .select({ bytes: sql<string>`${chapterVersions.content}::text` })
    .from(chapterVersions);
  const history = Object.keys(zip.files).filter((name) => /\/history\/.*json$/.test(name));
  expect(history).toHaveLength(versions.length);
  expect(JSON.stringify((await jsonFile(zip, history[0] ?? '')).content)).toBe(versions[0]?.bytes);
});

test('it holds all comments, the profile and the sign-ins, and no password', async () => {
  const { data } = await signedCall(testApp, 'account/export', {}, { session });
  expect(data.file_name).toMatch(/^MyFiction Studio \d{4}-\d{2}-\d{2}\.zip$/);
  const zip = await download(data.url);
  expect(await jsonFile(zip, 'comments.json')).toHaveLength(1_200);
  expect(await jsonFile(zip, 'comment-filter-words.json')).toMatchObject([{ phrase: 'spoiler' }]);
  expect(await jsonFile(zip, 'profile.json')).toMatchObject({
    penName: 'Noor',
    email: 'noor@example.com',
    restDays: [7],
  });
  expect(await jsonFile(zip, 'former-days-off.json')).toMatchObject([{ restDays: [] }]);
  const everything = await Promise.all(Object.values(zip.files).map((file) => file.async('string')));
  expect(everything.join('')).not.toMatch(/argon2|token_?hash/i);
});

test('a blocked author still takes everything along, signed in or not, and can do nothing else', async () => {
  const { db } = testApp.database;
  await db.update(users).set({ blockedAt: testApp.clock.now() }).where(eq(users.uid, session.uid));
  const signedIn = await signedCall(testApp, 'account/export', {}, { session });
  expect(signedIn.code).toBe(0);
  expect((await signedCall(testApp, 'story/get', { story_id: storyId }, { session })).code).toBe(403);
  const refused = await signedCall(testApp, 'user/login', { sid: 4, email: 'noor@example.com', password: PASSWORD });
  expect(refused.code).toBe(403);
  const { export: offered } = refused.data as unknown as { export: { url: string } };
  expect((await download(offered.url)).file('profile.json')).not.toBeNull();
  const guessed = await signedCall(testApp, 'user/login', { sid: 4, email: 'noor@example.com', password: 'guessed' });
  expect(guessed).toMatchObject({ code: 6200005, data: {} });
  await db.update(users).set({ blockedAt: null }).where(eq(users.uid, session.uid));
});

test('bills come with every line', async () => {
  await addBill(testApp.database.db, { uid: session.uid, status: 2 });
  const { data } = await signedCall(testApp, 'account/export', {}, { session });
  expect(await jsonFile(await download(data.url), 'bills.json')).toMatchObject([
    { month: '2025-10-01', lines: [{ line: 1, kind: 'unlock', amountMinor: 500 }] },
  ]);
});

test('contest entries, payment methods and tax forms come along, masked as the pages show them', async () => {
  const { db } = testApp.database;
  const { uid, secrets } = context;
  const createdAt = testApp.clock.now();
  const bank: PayoutForm = {
    ...{ kind: 'bank', holder: 'Noor Valdez', country: 'DE', currency: 'EUR' },
    fields: { iban: 'DE89370400440532013000' },
  };
  const details = sealJson(secrets, PAYOUT_PURPOSE, bank);
  await db
    .insert(payoutMethods)
    .values({ id: randomUUID(), uid, kind: 'bank', masked: '•••• 3000', details, createdAt });
  const address = { line1: 'Lindenallee 4', line2: '', city: 'Jena', region: '', postal_code: '07743', country: 'DE' };
  const w8: TaxForm = {
    ...{ kind: 'w-8ben', name: 'Noor Valdez', citizenship: 'NG', residence: address, mailing: null, treaty: null },
    ...{ us_tin: '', foreign_tin: '1048221234', foreign_tin_not_required: false, reference: '', certified: [] },
    birth_date: '1994-03-14',
  };
  const form = sealJson(secrets, TAX_PURPOSE, { form: w8, signature: 'Noor Valdez', signed_at: '', ip: '192.0.2.7' });
  const decided = { state: 'valid', withholdingPercent: 30, validUntil: '2029-12-31', decidedBy: 'Mirela' } as const;
  await db
    .insert(taxForms)
    .values({ id: randomUUID(), uid, kind: 'w-8ben', form, maskedTin: '•••1234', createdAt, ...decided });
  await db
    .insert(activityEntries)
    .values({ campaign: 'winter', uid, storyId, category: 'short', declarations: ['own'], enteredAt: createdAt });
  const won = { prize: 'First prize', title: 'The Moon Between Us', author: 'Noor', note: '', announcedAt: createdAt };
  await db.insert(activityWinners).values({ campaign: 'autumn', position: 1, storyId, ...won });

  const { data } = await signedCall(testApp, 'account/export', {}, { session });
  const zip = await download(data.url);
  expect(await jsonFile(zip, 'contests.json')).toMatchObject({
    entries: [{ campaign: 'winter', title: 'The Moon Between Us', category: 'short', declarations: ['own'] }],
    won: [{ campaign: 'autumn', prize: 'First prize' }],
  });
  expect(await jsonFile(zip, 'payment-methods.json')).toMatchObject([
    { kind: 'bank', masked: '•••• 3000', holder: 'Noor Valdez', country: 'DE', currency: 'EUR' },
  ]);
  expect(await jsonFile(zip, 'tax-forms.json')).toMatchObject([
    { kind: 'w-8ben', state: 'valid', maskedTin: '•••1234', entered: { name: 'Noor Valdez', citizenship: 'NG' } },
  ]);
  const everything = (await Promise.all(Object.values(zip.files).map((file) => file.async('string')))).join('');
  for (const secret of ['DE89370400440532013000', '1048221234', '1994-03-14', 'Lindenallee', 'Mirela'])
    expect(everything).not.toContain(secret);
  expect(await zip.file('Read me.txt')?.async('string')).toContain('Left out');
});

test('a download asks for one thing after another, however many bills there are', async () => {
  const { pool, db } = testApp.database;
  const uid = await addUser(db, { penName: 'Teresa' });
  for (const month of ['2025-07-01', '2025-08-01', '2025-09-01']) await addBill(db, { uid, month, status: 2 });
  const author = createDomainContext(testApp.database, { uid, clock: testApp.clock });
  const now = testApp.clock.now();
  for (const title of ['One', 'Two']) {
    const story = await addStory(author, { title });
    await db.insert(applications).values({
      id: randomUUID(),
      storyId: story.story_id,
      kind: 'contract',
      status: 10,
      createdAt: now,
      updatedAt: now,
    });
  }
  let taken = 0;
  let most = 0;
  const take = () => {
    taken += 1;
    most = Math.max(most, taken);
  };
  const give = () => {
    taken -= 1;
  };
  pool.on('acquire', take).on('release', give);
  const zip = await accountDownload({ ...author, now });
  const written = await JSZip.loadAsync(await buffer(zip.content));
  pool.off('acquire', take).off('release', give);
  expect(await jsonFile(written, 'bills.json')).toHaveLength(3);
  expect(await jsonFile(written, 'applications.json')).toHaveLength(2);
  expect(most).toBe(1);
});

test('applications come with what was filled in, their documents and the pictures of the ID', async () => {
  const story = await addApplyingStory(context);
  await signReady(context, story);
  const { data } = await signedCall(testApp, 'account/export', {}, { session });
  const zip = await download(data.url);
  const [application] = JSON.parse((await zip.file('applications.json')?.async('string')) ?? '[]');
  expect(application).toMatchObject({ status: 30, form: { person: { first_name: 'Noor Adaeze' } } });
  expect(application.signatures).toHaveLength(3);
  expect(application).not.toHaveProperty('person');
  const folder = `applications/${application.id}/`;
  const files = Object.keys(zip.files).filter((name) => name.startsWith(folder));
  expect(files.filter((name) => name.endsWith('.pdf'))).toHaveLength(3);
  expect(files).toContain(`${folder}ID front.webp`);
  const pdf = await zip.file(files.find((name) => name.endsWith('.pdf')) ?? '')?.async('nodebuffer');
  expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
});
