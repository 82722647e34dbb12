import { GUARDIAN } from '@myfiction/shared/contract/testing/application-forms.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { applicationSignatures } from '../database/schema/application-papers.ts';
import { applicationEvents, applications } from '../database/schema/applications.ts';
import { revenueEvents } from '../database/schema/revenue.ts';
import { stories } from '../database/schema/stories.ts';
import { readConfig } from '../platform/config.ts';
import { AppError } from '../platform/handler.ts';
import {
  addIdImage,
  EDITOR,
  freshApplyingStory,
  readyForm,
  SIGNATURE,
  signReady,
  submitReady,
} from '../testing/application-fixture.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { declineContract } from './decline-contract.ts';
import { acceptApplication } from './desk/accept-application.ts';
import { claimApplication } from './desk/claim-application.ts';
import { issueContract } from './desk/issue-contract.ts';
import { returnWithReasons } from './desk/return-application.ts';
import { getApplication } from './get-application.ts';
import { lapseOffers } from './lapse-offers.ts';
import { saveApplication } from './save-application.ts';
import { signContract } from './sign-contract.ts';
import { submitApplication } from './submit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

const database = freshDatabase();
const context = freshAuthor(database);
const story = freshApplyingStory(context);
const key = () => ({ story_id: story.story_id, kind: 'contract' as const });

/** The names of what each call came to: `done`, or why it was refused. */
async function outcomes(...calls: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled
    .map((one) => {
      if (one.status === 'fulfilled') return 'done';
      if (one.reason instanceof AppError) return one.reason.errorName;
      throw one.reason;
    })
    .sort();
}

async function steps(): Promise<string[]> {
  const rows = await database.db
    .select({ act: applicationEvents.act })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(eq(applications.storyId, story.story_id))
    .orderBy(applicationEvents.id);
  return rows.map(({ act }) => act);
}

async function statusOf(): Promise<{ application: number | undefined; copy: number | undefined }> {
  const [row] = await database.db.select().from(applications).where(eq(applications.storyId, story.story_id));
  const [held] = await database.db.select().from(stories).where(eq(stories.id, story.story_id));
  return { application: row?.status, copy: held?.contractStatus };
}

const submission = () => ({
  ...key(),
  base_revision: 0,
  form: readyForm('contract', story.title, context.clock.now()),
  signature: SIGNATURE,
  guardian_signature: '',
});

test('two tabs that send at once send once', async () => {
  await addIdImage(context, story.story_id);
  const results = await outcomes(submitApplication(context, submission()), submitApplication(context, submission()));
  expect(results).toEqual(['applicationMoved', 'done']);
  expect(await steps()).toEqual(['submit']);
});

test('an author sends so many applications a day, and no more: each is kept as a document', async () => {
  const within = { ...context, config: readConfig({ RATE_LIMIT_FACTOR: '0.02' }, '/') };
  await submitReady(within, story, 'contract');
  await withdrawApplication(context, key());
  expect(await outcomes(submitReady(within, story, 'contract'))).toEqual(['tooManyRequests']);
  expect(await steps()).toEqual(['submit', 'withdraw']);
  context.clock.advance(DAY_MS);
  await submitReady(within, story, 'contract');
});

test('so many signatures a day are told to one guardian, and no more are taken: the address may be anybody’s', async () => {
  const within = { ...context, config: readConfig({ RATE_LIMIT_FACTOR: '0.1' }, '/') };
  await addIdImage(context, story.story_id);
  const signAsMinor = async (email: string) => {
    const { form, ...signing } = submission();
    if (form.kind !== 'contract') throw new Error('No contract form.');
    const guardian = { ...GUARDIAN, email };
    const minor = { ...form, person: { ...form.person, birth_date: '2010-01-01', guardian } };
    const base_revision = (await getApplication(context, key())).revision;
    const sent = { ...signing, base_revision, form: minor, guardian_signature: 'Grace Okafor' };
    return outcomes(submitApplication(within, sent));
  };
  expect(await signAsMinor('grace@example.com')).toEqual(['done']);
  await withdrawApplication(context, key());
  expect(await signAsMinor('Grace@example.com')).toEqual(['tooManyRequests']);
  expect(await steps()).toEqual(['submit', 'withdraw']);
  context.clock.advance(DAY_MS);
  expect(await signAsMinor('grace@example.com')).toEqual(['done']);
});

test('two tabs that save at once keep one, and the other is told', async () => {
  const { signature: _signature, guardian_signature: _guardian, ...change } = submission();
  expect(await outcomes(saveApplication(context, change), saveApplication(context, change))).toEqual([
    'done',
    'revisionConflict',
  ]);
  expect(await steps()).toEqual(['save']);
});

test('an author who withdraws and an editor who accepts: one of them is first', async () => {
  await submitReady(context, story, 'contract');
  const accept = acceptApplication(context, { ...key(), by: EDITOR });
  expect(await outcomes(withdrawApplication(context, key()), accept)).toEqual(['applicationMoved', 'done']);
  const { application, copy } = await statusOf();
  expect(application).toBe(copy);
  expect(await steps()).toEqual(['submit', application === 10 ? 'withdraw' : 'accept']);
});

test('two editors: one accepts or the other returns', async () => {
  await submitReady(context, story, 'contract');
  const accept = acceptApplication(context, { ...key(), by: EDITOR });
  const back = returnWithReasons(context, { ...key(), by: 'Tomas', reasons: [{ field: '', text: 'No.' }] });
  const results = await outcomes(accept, back);
  expect(results.filter((one) => one === 'done')).toHaveLength(1);
  expect(await steps()).toHaveLength(2);
});

test('two editors who claim at once: one reads', async () => {
  await submitReady(context, story, 'contract');
  const claims = ['Hana', 'Tomas'].map((by) => claimApplication(context, { ...key(), by }));
  expect(await outcomes(...claims)).toEqual(['claimedByOther', 'done']);
  expect(await steps()).toEqual(['submit', 'claim']);
});

describe('an issued contract', () => {
  let signing: Parameters<typeof signContract>[1];
  beforeEach(async () => {
    await submitReady(context, story, 'contract');
    await acceptApplication(context, { ...key(), by: EDITOR });
    const { sha256 } = await issueContract(context, { story_id: story.story_id, by: EDITOR });
    signing = { story_id: story.story_id, sha256, signature: SIGNATURE, guardian_signature: '' };
  });

  test('is signed once, whatever the number of clicks', async () => {
    const clicks = [1, 2, 3].map(() => signContract(context, signing));
    expect(await outcomes(...clicks)).toEqual(['applicationMoved', 'applicationMoved', 'done']);
    const signatures = await database.db.select().from(applicationSignatures);
    expect(
      signatures.filter(({ signer, documentSha256 }) => signer === 'author' && documentSha256 === signing.sha256),
    ).toHaveLength(1);
  });

  test('is signed or declined', async () => {
    const decline = declineContract(context, { story_id: story.story_id, reason: 'No.' });
    expect(await outcomes(signContract(context, signing), decline)).toEqual(['applicationMoved', 'done']);
    const { application, copy } = await statusOf();
    expect(application).toBe(copy);
    expect([0, 30]).toContain(application);
  });

  test('is issued once', async () => {
    const again = issueContract(context, { story_id: story.story_id, by: EDITOR });
    expect(await outcomes(again)).toEqual(['applicationMoved']);
  });

  test('lapses once with two servers, or is signed in the last second', async () => {
    context.clock.advance(30 * DAY_MS);
    const [first, second, signed] = await Promise.allSettled([
      lapseOffers(context),
      lapseOffers(context),
      signContract(context, signing),
    ]);
    const lapsed = [first, second].reduce((sum, one) => sum + (one?.status === 'fulfilled' ? one.value : 0), 0);
    const { application, copy } = await statusOf();
    expect(application).toBe(copy);
    expect(application).toBe(signed?.status === 'fulfilled' ? 30 : 0);
    expect((await steps()).filter((act) => act === 'lapse')).toHaveLength(application === 0 ? 1 : 0);
    expect(lapsed).toBeLessThanOrEqual(2);
    expect(await lapseOffers(context)).toBe(0);
  });

  test('does not lapse before its time', async () => {
    context.clock.advance(30 * DAY_MS - 1);
    expect(await lapseOffers(context)).toBe(0);
    context.clock.advance(1);
    expect(await lapseOffers(context)).toBe(1);
    expect(await statusOf()).toEqual({ application: 0, copy: 0 });
  });
});

test('a completion that two editors accept pays its bonus once', async () => {
  await signReady(context, story);
  await database.db.update(stories).set({ words: 120_000 }).where(eq(stories.id, story.story_id));
  await submitReady(context, story, 'completion');
  const accepts = [1, 2].map(() => acceptApplication(context, { ...key(), kind: 'completion', by: EDITOR }));
  expect(await outcomes(...accepts)).toEqual(['applicationMoved', 'done']);
  const revenue = await database.db.select().from(revenueEvents).where(eq(revenueEvents.storyId, story.story_id));
  expect(revenue).toHaveLength(1);
  const [held] = await database.db.select().from(stories).where(eq(stories.id, story.story_id));
  expect(held).toMatchObject({ completed: true, completionStatus: 22, completedAt: context.clock.now() });
});
