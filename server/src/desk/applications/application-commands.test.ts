import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { getApplication } from '../../applications/get-application.ts';
import { signContract } from '../../applications/sign-contract.ts';
import { deskActs } from '../../database/schema/desk-acts.ts';
import { type ApplyingStory, addApplyingStory, SIGNATURE, submitReady } from '../../testing/application-fixture.ts';
import { createDomainContext, type DomainContext } from '../../testing/domain-context.ts';
import { addUser } from '../../testing/fixtures.ts';
import { openTestDesk, type TestDesk } from '../testing/desk-run.ts';
import { reasonsOf } from './application-input.ts';

let desk: TestDesk;
let context: DomainContext;
let story: ApplyingStory;
let folder: string;
beforeAll(async () => {
  desk = await openTestDesk();
  const uid = await addUser(desk.database.db, { penName: 'Noor Valdez' });
  context = createDomainContext(desk.database, { uid, clock: desk.clock });
  story = await addApplyingStory(context);
  folder = await mkdtemp(join(tmpdir(), 'desk-'));
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await desk.database.close();
});

const contract = () => [story.story_id, 'contract'] as const;
const view = () => getApplication(context, { story_id: story.story_id, kind: 'contract' });
/** By Hana, whose name her authors read. */
const run = (...argv: string[]) => desk.runAs('Hana Lindqvist', argv);

test('a contract goes all its way by the desk', async () => {
  await submitReady(context, story, 'contract');
  expect((await run('queue')).out).toMatch(new RegExp(`^${story.story_id} +contract +20 .* Noor Valdez`, 'm'));
  expect((await run('queue', '--kind', 'completion')).out).toBe('Nothing waits.');
  expect((await run('queue', '--overdue')).out).toBe('Nothing waits.');

  expect(await run('claim', ...contract())).toMatchObject({ code: 0, out: 'Hana Lindqvist reads it.' });
  expect(await desk.runAs('Idris', ['claim', ...contract()])).toMatchObject({
    code: 1,
    err: 'Hana Lindqvist reads this application.',
  });

  const reasons = ['--reason', 'work.outline: Tell us the ending.', '--reason', 'The ID is blurred: take it again.'];
  expect(await run('return', ...contract(), ...reasons)).toMatchObject({ code: 0 });
  expect(await view()).toMatchObject({
    status: 21,
    reasons: [
      { field: 'work.outline', text: 'Tell us the ending.' },
      { field: '', text: 'The ID is blurred: take it again.' },
    ],
  });
  // What is not the desk's turn is refused, and nothing has changed.
  expect(await run('approve', ...contract(), '--yes')).toMatchObject({
    code: 1,
    err: 'Where this application stands, that is not the next step. See: desk application show STORY KIND',
  });
  expect(await view()).toMatchObject({ status: 21 });

  await submitReady(context, story, 'contract');
  expect(await run('approve', ...contract())).toMatchObject({ code: 4 });
  expect(await run('approve', ...contract(), '--note', 'We love the voice.', '--yes')).toMatchObject({ code: 0 });
  expect(await run('contract', 'issue', story.story_id, '--yes')).toMatchObject({ code: 0 });
  const offered = (await view()).documents.find(({ type }) => type === 'contract');
  const file = join(folder, 'contract.pdf');
  expect(await run('application', 'document', offered?.document_id ?? '', '--to', file)).toMatchObject({ code: 0 });
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');

  const issued = (await view()).signatures.find(({ signer }) => signer === 'platform');
  const signing = { sha256: issued?.document_sha256 ?? '', signature: SIGNATURE, guardian_signature: '' };
  await signContract(context, { story_id: story.story_id, ...signing });
  expect((await run('contract', 'ending')).out).toBe('No term ends by then.');
  const signedAt = desk.clock.now();
  const fiveYears = new Date(signedAt);
  fiveYears.setUTCFullYear(fiveYears.getUTCFullYear() + 5);
  const listed = async () => (await run('contract', 'ending', '--days', '30')).out;
  desk.clock.set(new Date(fiveYears.getTime() - 31 * DAY_MS));
  expect(await listed()).toBe('No term ends by then.');
  desk.clock.set(new Date(fiveYears.getTime() - 29 * DAY_MS));
  expect(await listed()).toMatch(new RegExp(`^${story.story_id} .* Noor Valdez +exclusive .* no$`, 'm'));
  desk.clock.set(fiveYears);
  expect(await listed()).toMatch(new RegExp(`^${story.story_id} .* Noor Valdez +exclusive .* yes$`, 'm'));
  desk.clock.set(signedAt);
  expect(await run('terminate', story.story_id, '--reason', 'Ended by agreement.', '--yes')).toMatchObject({ code: 0 });
  desk.clock.set(fiveYears);
  expect(await listed()).toBe('No term ends by then.');
  desk.clock.set(signedAt);
  expect(await view()).toMatchObject({ status: 31 });
  const acts = await desk.database.db
    .select({ command: deskActs.command })
    .from(deskActs)
    .where(eq(deskActs.target, `contract of story ${story.story_id}`))
    .orderBy(deskActs.id);
  expect(acts.map(({ command }) => command)).toEqual(['claim', 'return', 'approve', 'contract issue', 'terminate']);
});

test('everything that was entered is shown, and who has looked is recorded', async () => {
  const { out } = await run('application', 'show', ...contract());
  expect(out).toContain('Noor Valdez');
  expect(out).toMatch(/^Status +31 terminated$/m);
  expect(out).toMatch(/ terminate +31 terminated +Ended by agreement\.$/m);
  const acts = await desk.database.db.select().from(deskActs).where(eq(deskActs.command, 'application show'));
  expect(acts).toMatchObject([{ who: 'Hana Lindqvist', target: `contract of story ${story.story_id}` }]);
  expect(await run('application', 'show', story.story_id, 'completion')).toMatchObject({ code: 1 });
});

test('whose author is blocked is told, who could sign nothing', async () => {
  const shown = async () => (await run('application', 'show', ...contract())).out;
  expect(await shown()).toMatch(/^Author blocked +–$/m);
  await run('author', 'block', String(context.uid), '--reason', 'sells reviews');
  expect(await shown()).toMatch(/^Author blocked +2\d{3}-\d\d-\d\d \d\d:\d\d UTC$/m);
  await run('author', 'unblock', String(context.uid), '--reason', 'was somebody else');
});

test('the picture of an ID goes into a new file that nobody else may read', async () => {
  const file = join(folder, 'front.webp');
  expect(await run('application', 'image', story.story_id, 'front', '--to', file)).toMatchObject({ code: 0 });
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await run('application', 'image', story.story_id, 'front', '--to', file)).toMatchObject({ code: 1 });
  expect(await run('application', 'image', story.story_id, 'side', '--to', file)).toMatchObject({ code: 2 });
});

test('a reason stands under every field of a form, also one that has no parts', () => {
  const given = [
    'offer: Choose the other one.',
    'effective_date: Too soon.',
    'id_images: Both are blurred.',
    'dear: no',
  ];
  expect(reasonsOf({ arguments: {}, options: { reason: given.join('\n') } })).toEqual([
    { field: 'offer', text: 'Choose the other one.' },
    { field: 'effective_date', text: 'Too soon.' },
    { field: 'id_images', text: 'Both are blurred.' },
    { field: '', text: 'dear: no' },
  ]);
});

test.each(['work.outlin', 'person.adress.city', 'preson.first_name', 'id_images.side'])(
  'no form has the field %s: the desk is told which there are, and nothing is returned',
  (field) => {
    const given = { arguments: {}, options: { reason: `${field}: Tell us more.` } };
    expect(() => reasonsOf(given)).toThrow(/work\.outline, .*work\.other_platforms, .*id_images\.front/);
  },
);

test.each(['person.guardian.phone', 'person.address', 'work.other_platforms.2.url', 'id_images.back'])(
  'a reason may stand under %s',
  (field) => {
    const given = { arguments: {}, options: { reason: `${field}: Tell us more.` } };
    expect(reasonsOf(given)).toEqual([{ field, text: 'Tell us more.' }]);
  },
);

test('when a decision is expected is told as every time is', async () => {
  const other = await addApplyingStory(context);
  await submitReady(context, other, 'contract');
  const { out } = await run('application', 'show', other.story_id, 'contract');
  expect(out).toMatch(/^Expected +\d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
});

test.each([
  ['application show', []],
  ['claim', []],
  ['approve', ['--yes']],
  ['return', ['--reason', 'Tell us the ending.']],
])('%s of what was never begun says so, and what to do', async (command, more) => {
  const { story_id, title } = await addApplyingStory(context);
  const err = `The author of “${title}” has not begun its completion application: there is nothing to decide. What waits: desk queue`;
  expect(await run(...command.split(' '), story_id, 'completion', ...more)).toEqual({ code: 1, out: '', err });
  const unknown = randomUUID();
  const nowhere = await run(...command.split(' '), unknown, 'completion', ...more);
  expect(nowhere.err).toBe(`There is no story ${unknown}. The ids of an author's stories: desk author show UID`);
});

test('a picture or document that is not kept is named', async () => {
  const to = ['--to', join(folder, 'none')];
  const { story_id } = await addApplyingStory(context);
  const image = await run('application', 'image', story_id, 'front', ...to);
  expect(image.err).toMatch(/^No picture of this side is kept: /);
  const unknown = randomUUID();
  const document = await run('application', 'document', unknown, ...to);
  expect(document.err).toBe(`There is no document ${unknown}. See: desk application show STORY KIND`);
});
