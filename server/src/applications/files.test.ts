import { DAY_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { applicationDocuments, applicationImages } from '../database/schema/application-papers.ts';
import { applications } from '../database/schema/applications.ts';
import { openSession } from '../identity/sessions.ts';
import {
  type ApplyingStory,
  addApplyingStory,
  EDITOR,
  idPicture,
  readyForm,
  SIGNATURE,
  signReady,
  submitReady,
} from '../testing/application-fixture.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addUser } from '../testing/fixtures.ts';
import { multipartCall } from '../testing/multipart-call.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { declineContract } from './decline-contract.ts';
import { acceptApplication } from './desk/accept-application.ts';
import { issueContract } from './desk/issue-contract.ts';
import { readIdImage } from './desk/show-application.ts';
import { terminateContract } from './desk/terminate-contract.ts';
import { discardApplication } from './discard-application.ts';
import { getApplication } from './get-application.ts';
import { purgePersons } from './purge-persons.ts';
import { saveApplication } from './save-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

let testApp: TestApp;
let context: DomainContext;
let session: { uid: number; session: string };
let story: ApplyingStory;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  const { db } = testApp.database;
  const uid = await addUser(db);
  context = createDomainContext(testApp.database, { uid, clock: testApp.clock });
  session = { uid, session: await openSession(db, { uid, ip: '', now: testApp.clock.now() }) };
  story = await addApplyingStory(context);
}, 60_000);

const contract = () => ({ story_id: story.story_id, kind: 'contract' as const });
const upload = (file: Buffer, side: 'front' | 'back' = 'front') =>
  multipartCall(testApp, 'application/uploadId', { story_id: story.story_id, side }, file, { session });
const imageAddress = async () =>
  (await signedCall(testApp, 'application/getIdImage', { story_id: story.story_id, side: 'front' }, { session })).data
    .url;
const countImages = () => testApp.database.db.$count(applicationImages);

describe('a picture of an ID', () => {
  test('comes back once, as a new picture without what the file told, and is never kept', async () => {
    const photo = await sharp(await idPicture())
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(await upload(photo)).toMatchObject({ code: 0, data: { side: 'front' } });
    const url = await imageAddress();
    expect(url).toMatch(/^\/application-files\/[\w-]{43}$/);
    const shown = await testApp.app.inject({ url });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const found = await sharp(shown.rawPayload).metadata();
    expect(found).toMatchObject({ format: 'webp', width: 640, height: 400 });
    expect(found.exif).toBeUndefined();
    const again = await testApp.app.inject({ url });
    expect(again.statusCode).toBe(404);
    expect(again.headers['cache-control']).toBe('private, no-store');
  });

  test('is not shown under another sign-in, nor after five minutes, nor at a made-up address', async () => {
    await upload(await idPicture());
    const somebody = `session=x; uid=${session.uid + 1}`;
    expect((await testApp.app.inject({ url: await imageAddress(), headers: { cookie: somebody } })).statusCode).toBe(
      404,
    );
    const own = `session=x; uid=${session.uid}`;
    expect((await testApp.app.inject({ url: await imageAddress(), headers: { cookie: own } })).statusCode).toBe(200);
    const late = await imageAddress();
    testApp.clock.advance(5 * MINUTE_MS);
    expect((await testApp.app.inject({ url: late })).statusCode).toBe(404);
    expect((await testApp.app.inject({ url: `/application-files/${'a'.repeat(43)}` })).statusCode).toBe(404);
  });

  test('lies sealed: what is stored is no picture', async () => {
    await upload(await idPicture());
    const [row] = await testApp.database.db.select().from(applicationImages);
    expect(row?.sealed.includes(Buffer.from('WEBP'))).toBe(false);
    expect((await readIdImage(context, { story_id: story.story_id, side: 'front' })).subarray(8, 12).toString()).toBe(
      'WEBP',
    );
  });

  test('takes the place of the one before, and goes when it is deleted', async () => {
    const before = await countImages();
    await upload(await idPicture(640));
    await upload(await idPicture(800));
    await upload(await idPicture(640), 'back');
    expect(await countImages()).toBe(before + 2);
    expect((await getApplication(context, contract())).id_images.map(({ side }) => side)).toEqual(['front', 'back']);
    const shown = await testApp.app.inject({ url: await imageAddress() });
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(800);
    await signedCall(testApp, 'application/deleteId', { story_id: story.story_id, side: 'front' }, { session });
    expect((await getApplication(context, contract())).id_images.map(({ side }) => side)).toEqual(['back']);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['a text', async () => Buffer.from('no picture')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')],
    ['one too small to read', () => idPicture(299)],
  ])('%s is refused', async (_what, file) => {
    expect((await upload(await file())).code).toBe(400_008);
  });

  test('is taken only while the form can be written', async () => {
    await submitReady(context, story, 'contract');
    expect((await upload(await idPicture())).code).toBe(400_040);
  });
});

test('a document is downloaded once, by its author', async () => {
  const { documents } = await signReady(context, story);
  const signed = documents.at(-1);
  const { data } = await signedCall(
    testApp,
    'application/getDocument',
    { document_id: signed?.document_id ?? '' },
    { session },
  );
  // A program that looks at an address before a person opens it.
  expect((await testApp.app.inject({ method: 'HEAD', url: data.url })).statusCode).not.toBe(200);
  const file = await testApp.app.inject({ url: data.url });
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; /),
  });
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(file.rawPayload));
  expect(Buffer.from(digest).toString('hex')).toBe(signed?.sha256);
  expect((await testApp.app.inject({ url: data.url })).statusCode).toBe(404);
});

describe('personal data goes', () => {
  const row = async () =>
    (await testApp.database.db.select().from(applications).where(eq(applications.storyId, story.story_id)))[0];
  const documentsOf = async () => (await getApplication(context, contract())).documents.map(({ type }) => type);

  test('at once when a draft is discarded; a tab that still shows it cannot bring it back', async () => {
    await submitReady(context, story, 'contract');
    const back = await withdrawApplication(context, contract());
    const view = await discardApplication(context, contract());
    expect(view).toMatchObject({ status: 0, form: null, id_images: [], documents: [], saved_at: null });
    expect(await row()).toMatchObject({ person: null, form: null });
    const form = readyForm('contract', story.title, context.clock.now());
    const stale = saveApplication(context, { ...contract(), base_revision: back.revision, form });
    expect(await answerNameOf(stale)).toBe('revisionConflict');
    await saveApplication(context, { ...contract(), base_revision: view.revision, form });
  });

  test('at once, too, from a contract that was offered before and not signed', async () => {
    await submitReady(context, story, 'contract');
    await acceptApplication(context, { ...contract(), by: EDITOR });
    await issueContract(context, { story_id: story.story_id, by: EDITOR });
    const { revision } = await declineContract(context, { story_id: story.story_id, reason: '' });
    const form = readyForm('contract', story.title, context.clock.now());
    await saveApplication(context, { ...contract(), base_revision: revision, form });
    await discardApplication(context, contract());
    expect(await documentsOf()).toEqual([]);
  });

  test('90 days after an offer was declined, unless the author goes on with it', async () => {
    await submitReady(context, story, 'contract');
    await acceptApplication(context, { ...contract(), by: EDITOR });
    await declineContract(context, { story_id: story.story_id, reason: '' });
    context.clock.advance(90 * DAY_MS - 1);
    await purgePersons(context);
    const kept = await getApplication(context, contract());
    expect(kept).toMatchObject({
      status: 0,
      form: { person: { first_name: 'Noor Adaeze' } },
      id_images: [{ side: 'front' }],
    });
    context.clock.advance(1);
    await purgePersons(context);
    expect(await row()).toMatchObject({ person: null, form: null, savedAt: null });
    expect(await documentsOf()).toEqual([]);
    expect((await getApplication(context, contract())).id_images).toEqual([]);
  });

  test('stays when the author has begun anew', async () => {
    await submitReady(context, story, 'contract');
    await acceptApplication(context, { ...contract(), by: EDITOR });
    const { revision } = await declineContract(context, { story_id: story.story_id, reason: '' });
    context.clock.advance(80 * DAY_MS);
    const form = readyForm('contract', story.title, context.clock.now());
    await saveApplication(context, { ...contract(), base_revision: revision, form });
    context.clock.advance(20 * DAY_MS);
    await purgePersons(context);
    expect((await getApplication(context, contract())).form).not.toBeNull();
  });

  test('of a contract that has ended: the pictures only, both sides keep what was signed', async () => {
    await signReady(context, story);
    await terminateContract(context, { story_id: story.story_id, by: EDITOR, reason: 'Agreed.' });
    context.clock.advance(90 * DAY_MS);
    await purgePersons(context);
    const view = await getApplication(context, contract());
    expect(view.id_images).toEqual([]);
    expect(view.documents).toHaveLength(4);
    expect(view.signatures.map(({ name }) => name)).toContain(SIGNATURE);
    const { applicationId, type } = applicationDocuments;
    const id = (await row())?.id ?? '';
    expect(
      await testApp.database.db.$count(applicationDocuments, and(eq(applicationId, id), eq(type, 'contract'))),
    ).toBe(1);
  });
});
