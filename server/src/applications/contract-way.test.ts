import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { storyFields } from '@myfiction/shared/testing/story-fields.ts';
import { and, eq } from 'drizzle-orm';
import { applicationDocuments, applicationSignatures } from '../database/schema/application-papers.ts';
import { applications } from '../database/schema/applications.ts';
import { authorEvents } from '../database/schema/author-events.ts';
import { messages } from '../database/schema/messages.ts';
import { stories } from '../database/schema/stories.ts';
import { getHome } from '../home/get-home.ts';
import { contractName } from '../payout/contract-name.ts';
import { editStory } from '../stories/edit-story.ts';
import { getStory } from '../stories/get-story.ts';
import { EDITOR, freshApplyingStory, readyForm, SIGNATURE, submitReady } from '../testing/application-fixture.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { acceptApplication } from './desk/accept-application.ts';
import { claimApplication } from './desk/claim-application.ts';
import { issueContract } from './desk/issue-contract.ts';
import { returnWithReasons } from './desk/return-application.ts';
import { readDocument } from './desk/show-application.ts';
import { terminateContract } from './desk/terminate-contract.ts';
import { getApplication } from './get-application.ts';
import { saveApplication } from './save-application.ts';
import { signContract } from './sign-contract.ts';

const database = freshDatabase();
const context = freshAuthor(database, { user: { penName: 'Noor Valdez' }, once: true });
beforeAll(() =>
  Object.assign(context, {
    region: 'NG',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
    sessionId: 'session of Noor',
  }),
);
const story = freshApplyingStory(context, { once: true });
const contract = () => ({ story_id: story.story_id, kind: 'contract' as const });
const byHana = () => ({ ...contract(), by: EDITOR });
const home = () => getHome(context, { zone: 'UTC' });
const titles = async () => {
  const rows = await database.db
    .select()
    .from(messages)
    .where(eq(messages.uid, context.uid))
    .orderBy(messages.createdAt);
  return rows.map(({ title, type, event, sender }) => ({ title, type, event, sender }));
};

test('from the first draft to the end of the contract, each step is dated, told and documented', async () => {
  const form = readyForm('contract', story.title, context.clock.now());
  const empty = await getApplication(context, contract());
  expect(empty).toMatchObject({ status: 0, revision: 0, form: null, timeline: [], next_actor: null, editor: null });
  expect(empty.eligibility.map(({ rule, met }) => [rule, met])).toEqual([
    ['published-words', true],
    ['email-verified', true],
    ['not-completed', true],
  ]);

  expect(await saveApplication(context, { ...contract(), base_revision: 0, form })).toMatchObject({
    revision: 1,
    status: 10,
  });
  const draft = await getApplication(context, contract());
  expect(draft).toMatchObject({ status: 10, form, next_actor: 'author', expected_at: null });

  context.clock.advance(DAY_MS);
  const sent = await submitReady(context, story, 'contract');
  const inDays = (days: number) => new Date(context.clock.now().getTime() + days * DAY_MS).toISOString();
  expect(sent).toMatchObject({ status: 20, next_actor: 'editor', expected_at: inDays(7), overdue: false });
  expect(sent.documents.map(({ type }) => type)).toEqual(['application']);

  await claimApplication(context, byHana());
  expect(await getApplication(context, contract())).toMatchObject({ editor: { name: EDITOR } });
  await returnWithReasons(context, { ...byHana(), reasons: [{ field: 'work.outline', text: 'Tell us the ending.' }] });
  const back = await getApplication(context, contract());
  expect(back).toMatchObject({ status: 21, next_actor: 'author', reasons: [{ field: 'work.outline' }] });
  expect((await home()).todo).toMatchObject([{ item: { kind: 'contractReturned' } }]);

  await submitReady(context, story, 'contract');
  context.clock.advance(8 * DAY_MS);
  expect(await getApplication(context, contract())).toMatchObject({ status: 20, overdue: true, reasons: [] });
  await acceptApplication(context, { ...byHana(), note: 'We love the voice.' });
  expect(await getApplication(context, contract())).toMatchObject({
    status: 22,
    next_actor: 'editor',
    expected_at: inDays(3),
  });
  expect((await home()).todo).toMatchObject([{ item: { kind: 'contractOffer' }, due_at: inDays(3) }]);

  context.clock.advance(DAY_MS);
  expect(await getStory(context, story.story_id)).toMatchObject({ title_fixed: false });
  const issued = await issueContract(context, byHana());
  const offer = await getApplication(context, contract());
  expect(offer).toMatchObject({ status: 22, next_actor: 'author', expected_at: inDays(30) });
  expect(offer.signatures.filter(({ signer }) => signer === 'platform')).toMatchObject([
    { name: EDITOR, document_sha256: issued.sha256 },
  ]);
  expect((await home()).todo).toMatchObject([{ item: { kind: 'contractToSign' }, due_at: inDays(30) }]);

  expect(await getStory(context, story.story_id)).toMatchObject({ title_fixed: true });
  // What was issued bears the title; anything else may still change.
  const rename = async (title: string) => {
    const { revision } = await getStory(context, story.story_id);
    return editStory(context, { story_id: story.story_id, revision, fields: storyFields(title) });
  };
  expect(await answerNameOf(rename('Another Name'))).toBe('storySigned');
  await rename(story.title);

  context.clock.advance(DAY_MS);
  const signing = {
    ...contract(),
    sha256: issued.sha256,
    signature: ` ${SIGNATURE.toLowerCase()}`,
    guardian_signature: '',
  };
  const sign = (change: Partial<typeof signing>) => answerNameOf(signContract(context, { ...signing, ...change }));
  // Another document than the one that was read, and a name that is not in it.
  expect(await sign({ sha256: '0'.repeat(64) })).toBe('applicationMoved');
  expect(await sign({ signature: 'Somebody Else' })).toBe('signatureMismatch');
  const signed = await signContract(context, signing);
  expect(signed).toMatchObject({ status: 30, next_actor: null, expected_at: null });
  expect(await getStory(context, story.story_id)).toMatchObject({ signed: true, title_fixed: false });
  expect(signed.documents.map(({ type }) => type)).toEqual([
    'application',
    'application',
    'contract',
    'signed-contract',
  ]);
  expect(signed.signatures.at(-1)).toMatchObject({ signer: 'author', place: 'Nigeria', device: 'Firefox on Windows' });
  const inSpanish = (await getApplication({ ...context, lang: 'es-MX' }, contract())).signatures;
  expect(inSpanish.at(-1)).toMatchObject({ signer: 'author', place: 'Nigeria', device: 'Firefox en Windows' });
  expect(await contractName(context)).toBe(SIGNATURE);

  context.clock.advance(DAY_MS);
  await terminateContract(context, { ...byHana(), reason: 'Ended by agreement.' });
  const ended = await getApplication(context, contract());
  expect(ended).toMatchObject({ status: 31, next_actor: null });
  expect(ended.documents.at(-1)).toMatchObject({ type: 'termination' });
  expect(ended.timeline.map(({ act, from_status, to_status, actor }) => [act, from_status, to_status, actor])).toEqual([
    ['save', 0, 10, 'author'],
    ['submit', 10, 20, 'author'],
    ['claim', 20, 20, 'editor'],
    ['return', 20, 21, 'editor'],
    ['reapply', 21, 20, 'author'],
    ['accept', 20, 22, 'editor'],
    ['issue', 22, 22, 'editor'],
    ['sign', 22, 30, 'author'],
    ['terminate', 30, 31, 'editor'],
  ]);
  expect(ended.timeline.map(({ actor_name }) => actor_name)).toContain('Noor Valdez');
  expect(ended.timeline.at(-1)?.note).toBe('Ended by agreement.');
});

test('each step of the platform came as a message of the right kind', async () => {
  expect(await titles()).toEqual([
    { title: 'Your contract application needs a change', type: 'editor', event: 'application', sender: EDITOR },
    { title: 'Your contract is being prepared', type: 'contract', event: 'contract', sender: EDITOR },
    { title: 'Your contract is ready to sign', type: 'contract', event: 'contract', sender: EDITOR },
    { title: 'Your contract is signed', type: 'contract', event: 'contract', sender: EDITOR },
    { title: 'Your contract has ended', type: 'contract', event: 'contract', sender: EDITOR },
  ]);
});

test('a short story is promised Pay-to-Read from the chapters on that may be paid', async () => {
  const [letter] = await database.db.select().from(messages).where(eq(messages.title, 'Your contract is signed'));
  expect(letter?.body).toContain('You can apply for Pay-to-Read once a chapter follows the 10 that stay free.');
});

test('open tabs hear of each step', async () => {
  const rows = await database.db.select().from(authorEvents).where(eq(authorEvents.uid, context.uid));
  const told = rows.flatMap(({ event }) => (event.topic === 'application' ? [event.status] : []));
  expect(told).toEqual([10, 20, 20, 21, 20, 22, 22, 30, 31]);
});

test('a stored document stays as it was, to the byte', async () => {
  const rows = await database.db.select().from(applicationDocuments);
  for (const row of rows) {
    const { bytes } = await readDocument(context, row.id);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
    expect(Buffer.from(digest).toString('hex')).toBe(row.sha256);
  }
  const { db } = database;
  await expect(db.update(applicationDocuments).set({ name: 'Other.pdf' })).rejects.toThrow();
  await expect(db.update(applicationSignatures).set({ device: 'Other' })).rejects.toThrow();
  await expect(db.delete(applicationSignatures)).rejects.toThrow();
});

test('the signed contract names who has signed it, and no signature under anything else', async () => {
  const signed = eq(applicationDocuments.type, 'signed-contract');
  const [row] = await database.db.select().from(applicationDocuments).where(signed);
  const { bytes } = await readDocument(context, row?.id ?? '');
  const roles = ['For MyFiction', 'The author', 'The parent or guardian'];
  const text = await pdfText(bytes);
  expect(text.split('\n').filter((line) => roles.includes(line))).toEqual(['For MyFiction', 'The author']);
});

test('nothing that names the author lies open in the tables', async () => {
  const person = ['Noor Adaeze', 'Valdez-Okafor', '1994-03-14', '14 Marina Road', '+2348031234567', 'A0948 2215'];
  for (const table of ['applications', 'application_documents', 'application_images', 'application_signatures']) {
    const { rows } = await database.pool.query(`select t::text as line, to_jsonb(t)::text as json from ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    // Bytes are shown in hex.
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const { line, json } of rows) {
      for (const word of person)
        for (const shown of [word, hex(word)]) {
          expect(line).not.toContain(shown);
          expect(json).not.toContain(shown);
        }
    }
  }
  const [row] = await database.db.select().from(applications).where(eq(applications.kind, 'contract'));
  expect(row?.person?.includes(Buffer.from('Noor'))).toBe(false);
});

test('everything goes with the story', async () => {
  await database.db.delete(stories).where(and(eq(stories.id, story.story_id)));
  for (const table of [applicationDocuments, applicationSignatures, applications]) {
    expect(await database.db.$count(table)).toBe(0);
  }
});
