import { randomUUID } from 'node:crypto';
import { comments } from '../database/schema/comments.ts';
import { messages } from '../database/schema/messages.ts';
import { openSession } from '../identity/sessions.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addStory, addUser } from '../testing/fixtures.ts';
import { signFields } from '../testing/sign-fields.ts';
import { identityFields, signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({
    env: {
      REGION_HEADER: 'X-Country',
      REGION_CLOSED: 'aq, xx',
      REGION_DEFAULT: 'us',
      REGION_HOSTS: 'studio.example.com',
      TRUSTED_PROXIES: '127.0.0.0/8',
    },
  });
});
afterAll(() => testApp.close());

describe('the system configuration', () => {
  test('tells what this deployment offers', async () => {
    const { data } = await signedCall(testApp, 'getSysCfg', {});
    expect(data).toMatchObject({
      server_time_ms: testApp.clock.now().getTime(),
      login_providers: ['email'],
      region_hosts: ['studio.example.com'],
      outbox_url: '/dev/outbox',
    });
  });

  test('names no mailbox in production', async () => {
    const production = await buildTestApp({ config: { production: true } });
    const { data } = await signedCall(production, 'getSysCfg', {});
    expect(data).not.toHaveProperty('outbox_url');
    await production.close();
  });
});

describe('the region check', () => {
  async function check(country: string | undefined, remoteAddress = '127.0.0.1') {
    const body = identityFields(testApp);
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/myfiction/region/check',
      headers: { sign: signFields(body), ...(country !== undefined && { 'x-country': country }) },
      payload: body,
      remoteAddress,
    });
    return response.json();
  }

  test('answers the country that the trusted proxy names', async () => {
    expect(await check('de')).toMatchObject({ code: 0, data: { region: 'DE' } });
  });

  test('is closed where the deployment says so', async () => {
    expect((await check('AQ')).code).toBe(104104);
  });

  test.each([undefined, '', 'Antarctica', '<x>'])('falls back when the header is %p', async (country) => {
    expect(await check(country)).toMatchObject({ code: 0, data: { region: 'US' } });
  });

  test('does not believe a header that the visitor wrote', async () => {
    expect(await check('AQ', '203.0.113.9')).toMatchObject({ code: 0, data: { region: 'US' } });
  });
});

test("the counts are the author's own and of what is new", async () => {
  const { db } = testApp.database;
  const now = testApp.clock.now();
  const [uid, otherUid] = [await addUser(db), await addUser(db)];
  const session = { uid, session: await openSession(db, { uid, ip: '', now }) };
  const counts = async () => (await signedCall(testApp, 'account/counts', {}, { session })).data;
  expect(await counts()).toEqual({ new_comment: 0, message_sign: false });

  const story = await addStory(createDomainContext(testApp.database, { uid }));
  const otherStory = await addStory(createDomainContext(testApp.database, { uid: otherUid }));
  const comment = { storyId: story.story_id, uid, readerId: 'r1', readerName: 'Ada', text: 'More!', createdAt: now };
  const others = { ...comment, uid: otherUid, storyId: otherStory.story_id };
  const rows = [comment, comment, { ...comment, seenAt: now }, { ...comment, readerId: null }, others];
  await db.insert(comments).values(rows.map((row) => ({ ...row, id: randomUUID() })));
  const message = { uid, type: 'system' as const, sender: '', title: '', body: '', createdAt: now };
  const quiet = [
    { ...message, readAt: now },
    { ...message, archivedAt: now },
    { ...message, uid: otherUid },
  ];
  await db.insert(messages).values(quiet.map((row) => ({ ...row, id: randomUUID() })));
  expect(await counts()).toEqual({ new_comment: 2, message_sign: false });

  await db.insert(messages).values({ ...message, id: randomUUID() });
  expect(await counts()).toEqual({ new_comment: 2, message_sign: true });
});

test('the audio skin is answered', async () => {
  const body = identityFields(testApp);
  const headers = { sign: signFields(body) };
  const response = await testApp.app.inject({ method: 'POST', url: '/api/audio/skin', headers, payload: body });
  expect(response.json()).toEqual({ code: 0, msg: '', data: {} });
});
