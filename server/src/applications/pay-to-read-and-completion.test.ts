import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFER_VALID_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { termEnd } from '@myfiction/shared/contract/term-end.ts';
import { GUARDIAN } from '@myfiction/shared/contract/testing/application-forms.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq } from 'drizzle-orm';
import { bulkChapters } from '../chapters/bulk/bulk-chapters.ts';
import { reorderChapters } from '../chapters/order/reorder-chapters.ts';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';
import { chapters } from '../database/schema/chapters.ts';
import { messages } from '../database/schema/messages.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { revenueEvents } from '../database/schema/revenue.ts';
import { stories } from '../database/schema/stories.ts';
import { getStory } from '../stories/get-story.ts';
import { EDITOR, freshApplyingStory, readyForm, signReady, submitReady } from '../testing/application-fixture.ts';
import { answerNameOf, answerOf } from '../testing/expect-answer.ts';
import { addChapter, addStory, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createLogRecorder } from '../testing/log-recorder.ts';
import { addScheduled } from '../testing/scheduled-chapter.ts';
import { declineContract } from './decline-contract.ts';
import { acceptApplication } from './desk/accept-application.ts';
import { issueContract } from './desk/issue-contract.ts';
import { returnWithReasons } from './desk/return-application.ts';
import { terminateContract } from './desk/terminate-contract.ts';
import { getApplication } from './get-application.ts';
import { lapseOffers } from './lapse-offers.ts';
import { saveApplication } from './save-application.ts';
import { signContract } from './sign-contract.ts';
import { submitApplication } from './submit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

const database = freshDatabase();
const context = freshAuthor(database);
const story = freshApplyingStory(context);

const key = (kind: 'contract' | 'pay-to-read' | 'completion') => ({ story_id: story.story_id, kind });
const unmet = async (kind: Parameters<typeof key>[0]) =>
  (await getApplication(context, key(kind))).eligibility
    .filter(({ met }) => !met)
    .map(({ rule, have, need }) => [rule, have, need]);
const storyRow = async () => (await database.db.select().from(stories).where(eq(stories.id, story.story_id)))[0];
const lettersOf = () => database.db.select().from(messages).where(eq(messages.uid, context.uid));
const submit = (kind: Parameters<typeof key>[0]) => submitReady(context, story, kind);

describe('pay-to-read', () => {
  test('needs a signed contract and chapters behind the free ones', async () => {
    expect(await unmet('pay-to-read')).toEqual([['contract-signed', 0, 1]]);
    expect(await answerNameOf(submit('pay-to-read'))).toBe('notEligible');
    await signReady(context, story);
    expect(await unmet('pay-to-read')).toEqual([]);
    await database.db.delete(chapters).where(eq(chapters.position, 12));
    await database.db.delete(chapters).where(eq(chapters.position, 11));
    expect(await unmet('pay-to-read')).toEqual([['paid-chapters-ahead', 0, 1]]);
  });

  test('is in force from the day that was asked for', async () => {
    await signReady(context, story);
    const next = await addScheduled(
      context,
      story.story_id,
      chapterText('Chapter 13', 'Text.'),
      new Date('2026-04-01T10:00:00Z'),
    );
    const open = await getApplication(context, key('pay-to-read'));
    expect(open.paid_chapters.map(({ position, status }) => [position, status])).toEqual([
      [11, 'published'],
      [12, 'published'],
      [13, 'scheduled'],
    ]);
    expect(next).toBeTruthy();
    expect(open.facts.last_position).toBe(13);
    const sent = await submit('pay-to-read');
    expect(sent.paid_chapters.map(({ position }) => position)).toEqual([12, 13]);
    context.clock.advance(1);
    await acceptApplication(context, { ...key('pay-to-read'), by: EDITOR });
    const paidFrom = new Date(context.clock.now().getTime() + 10 * DAY_MS).toISOString().slice(0, 10);
    expect(await storyRow()).toMatchObject({
      payToReadStatus: 22,
      firstPaidPosition: 12,
      priceRule: 'per-chapter',
      priceCoins: 9,
      paidFrom: new Date(`${paidFrom}T00:00:00Z`),
    });
    const { paid } = await getStory(context, story.story_id);
    expect(paid).toEqual({ first_position: 12, from: `${paidFrom}T00:00:00.000Z` });
    const view = await getApplication(context, key('pay-to-read'));
    expect(view).toMatchObject({ status: 22, next_actor: null });
    expect(view.documents.map(({ type }) => type)).toEqual(['application', 'pay-to-read']);
  });

  test('stays with its chapters when a draft is put before them, and leaves what was agreed on as it is', async () => {
    await signReady(context, story);
    await submit('pay-to-read');
    context.clock.advance(1);
    await acceptApplication(context, { ...key('pay-to-read'), by: EDITOR });
    const paid = async () => {
      const { form, paid_chapters, first_paid_position } = await getApplication(context, key('pay-to-read'));
      const agreed = form?.kind === 'pay-to-read' ? form.first_paid_position : null;
      return [agreed, first_paid_position, paid_chapters.map(({ title }) => title)];
    };
    expect(await paid()).toEqual([12, 12, ['Chapter 12']]);
    const draft = await addChapter(context, story.story_id, chapterText('Interlude', 'Text.'));
    expect(await paid()).toEqual([12, 12, ['Chapter 12']]);
    const third = and(eq(chapters.storyId, story.story_id), eq(chapters.position, 3));
    const [behind] = await database.db.select({ id: chapters.id }).from(chapters).where(third);
    const move = { story_id: story.story_id, chapter_ids: [draft.chapter_id] };
    await reorderChapters(context, { ...move, before_chapter_id: behind?.id ?? '' });
    expect(await paid()).toEqual([12, 13, ['Chapter 12']]);
    expect((await getStory(context, story.story_id)).paid).toMatchObject({ first_position: 13 });
    await bulkChapters(
      { ...context, log: createLogRecorder() },
      {
        story_id: story.story_id,
        chapter_ids: [draft.chapter_id],
        action: { type: 'trash' },
      },
    );
    expect(await paid()).toEqual([12, 12, ['Chapter 12']]);
  });

  test('is accepted from the chapter that was asked for, also when others were put before it in review', async () => {
    await signReady(context, story);
    await submit('pay-to-read');
    const draft = await addChapter(context, story.story_id, chapterText('Interlude', 'Text.'));
    const third = and(eq(chapters.storyId, story.story_id), eq(chapters.position, 3));
    const [behind] = await database.db.select({ id: chapters.id }).from(chapters).where(third);
    const move = { story_id: story.story_id, chapter_ids: [draft.chapter_id] };
    await reorderChapters(context, { ...move, before_chapter_id: behind?.id ?? '' });
    const { form, paid_chapters } = await getApplication(context, key('pay-to-read'));
    expect([form, paid_chapters.map(({ title }) => title)]).toMatchObject([
      { first_paid_position: 13 },
      ['Chapter 12'],
    ]);
    context.clock.advance(1);
    await acceptApplication(context, { ...key('pay-to-read'), by: EDITOR });
    expect(await storyRow()).toMatchObject({ firstPaidPosition: 13 });
  });

  test('begins at once where the day has passed while it was in review', async () => {
    await signReady(context, story);
    await submit('pay-to-read');
    context.clock.advance(20 * DAY_MS);
    await acceptApplication(context, { ...key('pay-to-read'), by: EDITOR });
    expect((await storyRow())?.paidFrom).toEqual(context.clock.now());
    const letters = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
    expect(letters.map(({ body }) => body)).toContainEqual(
      expect.stringMatching(/^From \d+ \w+ 2026 at \d\d:\d\d UTC readers of /m),
    );
  });
});

test('paid reading does not begin once the contract has ended', async () => {
  await signReady(context, story);
  await submit('pay-to-read');
  await terminateContract(context, { story_id: story.story_id, by: EDITOR, reason: 'Ended by agreement.' });
  const accepting = acceptApplication(context, { ...key('pay-to-read'), by: EDITOR });
  expect(await answerNameOf(accepting)).toBe('notEligible');
  expect(await storyRow()).toMatchObject({ payToReadStatus: 20, paidFrom: null });
  expect(await withdrawApplication(context, key('pay-to-read'))).toMatchObject({ status: 10 });
});

test.each<[string, () => unknown]>([
  [
    'the contract has ended',
    () => terminateContract(context, { story_id: story.story_id, by: EDITOR, reason: 'Ended by agreement.' }),
  ],
  ['its term is over', () => context.clock.set(termEnd('exclusive', context.clock.now()))],
])('paid reading that comes back after %s is not to be sent again', async (_, end) => {
  await signReady(context, story);
  await submit('pay-to-read');
  await end();
  await returnWithReasons(context, {
    ...key('pay-to-read'),
    by: EDITOR,
    reasons: [{ field: '', text: 'It is over.' }],
  });
  const letter = (await lettersOf()).find(({ title }) => title.includes('Pay-to-Read'));
  expect(letter?.body).toMatch(/has ended, so the application cannot be sent again\.\n\n• It is over\./);
  expect(letter?.body).not.toContain('send it again');
});

test.each([
  ['before', 1, { paidFrom: null, firstPaidPosition: null, priceCoins: null }, 'No chapter can become paid any more'],
  ['after', 11, { firstPaidPosition: 12 }, 'Pay-to-Read has ended with the contract.'],
])('a contract that ends %s readers begin to pay', async (_, days, kept, told) => {
  await signReady(context, story);
  await submit('pay-to-read');
  await acceptApplication(context, { ...key('pay-to-read'), by: EDITOR });
  context.clock.advance(days * DAY_MS);
  const before = await storyRow();
  await terminateContract(context, { story_id: story.story_id, by: EDITOR, reason: 'Ended by agreement.' });
  expect(await storyRow()).toMatchObject({ payToReadStatus: 22, ...kept });
  // Earlier servers kept day and price in either case; a migration has put that right.
  await database.db
    .update(stories)
    .set({ ...before, contractStatus: 31 })
    .where(eq(stories.id, story.story_id));
  await database.pool.query(readFileSync(join(MIGRATIONS_FOLDER, '0056_pay-to-read-that-never-began.sql'), 'utf8'));
  expect(await storyRow()).toMatchObject(kept);
  const letter = (await lettersOf()).find(({ title }) => title === 'Your contract has ended');
  expect(letter?.body).toContain(told);
});

test.each([
  [21, 'your Pay-to-Read application leads no further.'],
  [0, undefined],
] as const)('the letter on the end of a contract tells what becomes of Pay-to-Read at %i', async (status, told) => {
  await signReady(context, story);
  await database.db.update(stories).set({ payToReadStatus: status }).where(eq(stories.id, story.story_id));
  await terminateContract(context, { story_id: story.story_id, by: EDITOR, reason: 'Ended by agreement.' });
  const letter = (await lettersOf()).find(({ title }) => title === 'Your contract has ended');
  expect(letter?.body.match(/[^.]*Pay-to-Read[^.]*\./)?.[0]).toEqual(told && expect.stringContaining(told));
});

test('paid reading needs a contract whose term is not over', async () => {
  await signReady(context, story);
  await submit('pay-to-read');
  context.clock.set(termEnd('exclusive', context.clock.now()));
  const accepting = acceptApplication(context, { ...key('pay-to-read'), by: EDITOR });
  expect(await answerNameOf(accepting)).toBe('notEligible');
  await withdrawApplication(context, key('pay-to-read'));
  // Signed, as before: only that it is over tells the page why not.
  expect(await unmet('pay-to-read')).toEqual([['contract-signed', 1, 1]]);
  expect(await answerNameOf(submit('pay-to-read'))).toBe('notEligible');
});

describe('an offer that comes to nothing', () => {
  beforeEach(async () => {
    await submit('contract');
    await acceptApplication(context, { ...key('contract'), by: EDITOR });
  });
  const complete = async () => {
    await submit('completion');
    await acceptApplication(context, { ...key('completion'), by: EDITOR });
  };
  const issue = () => issueContract(context, { story_id: story.story_id, by: EDITOR });
  const decline = () => declineContract(context, { story_id: story.story_id, reason: '' });
  const lapse = () => {
    context.clock.advance((OFFER_VALID_DAYS + 1) * DAY_MS);
    return lapseOffers(context);
  };

  test.each([
    ['declined', decline, 'You declined the contract'],
    ['not signed in time', lapse, 'The contract offer has run out'],
  ])('promises a completed story no other one: %s', async (_how, end, title) => {
    const bodyOf = async (of: string) => (await lettersOf()).find((letter) => letter.title === of)?.body;
    await complete();
    await issue();
    await end();
    expect(await bodyOf('Your contract is ready to sign')).toMatch(/lapses, and a completed story can get no other\./);
    expect(await bodyOf(title)).toMatch(/stays as it is\.$/);
  });
});

test.each([
  ['can keep publishing', true],
  ['takes no new chapter while its completion is in review', false],
])('the letter on an accepted contract speaks of new chapters only where the story %s', async (_, open) => {
  await submit('contract');
  if (!open) await submit('completion');
  await acceptApplication(context, { ...key('contract'), by: EDITOR });
  const letter = (await lettersOf()).find(({ title }) => title === 'Your contract is being prepared');
  expect(letter?.body.includes('keep publishing')).toBe(open);
});

describe('completion', () => {
  test('waits until nothing is left that would never go out', async () => {
    const empty = await addStory(context);
    const bare = await getApplication(context, { story_id: empty.story_id, kind: 'completion' });
    expect(bare.eligibility.filter(({ met }) => !met).map(({ rule }) => rule)).toEqual(['published-words']);
    await addScheduled(context, story.story_id, chapterText('Chapter 13', 'Text.'), new Date('2026-04-01T10:00:00Z'));
    await addChapter(context, story.story_id, chapterText('A draft', 'Text.'));
    const trashed = await addChapter(context, story.story_id, chapterText('In the trash', 'Text.'));
    const { db, clock } = context;
    await db.update(chapters).set({ trashedAt: clock.now() }).where(eq(chapters.id, trashed.chapter_id));
    await db.update(stories).set({ chaptersDraft: 1 }).where(eq(stories.id, story.story_id));
    await db.update(chapters).set({ staged: true }).where(eq(chapters.position, 1));
    expect(await unmet('completion')).toEqual([
      ['nothing-scheduled', 1, 0],
      ['nothing-in-draft', 3, 0],
    ]);
    expect(await answerNameOf(submit('completion'))).toBe('notEligible');
  });

  test('locks the story while it is in review, and lets go of it when it is taken back', async () => {
    await submit('completion');
    expect(await answerNameOf(addChapter(context, story.story_id, chapterText('More', 'Text.')))).toBe(
      'storyCompleted',
    );
    expect((await getApplication(context, key('completion'))).eligibility.every(({ met }) => met)).toBe(true);
    expect(await unmet('contract')).toEqual([['not-completed', 1, 0]]);
    await withdrawApplication(context, key('completion'));
    await addChapter(context, story.story_id, chapterText('More', 'Text.'));
  });

  test('completes the story with the words that were counted, and pays its bonus', async () => {
    await database.db.update(stories).set({ words: 60_000 }).where(eq(stories.id, story.story_id));
    expect(await submit('completion')).toMatchObject({ counted_words: 60_000 });
    await acceptApplication(context, { ...key('completion'), by: EDITOR });
    expect(await storyRow()).toMatchObject({ completed: true, completedAt: context.clock.now(), completionStatus: 22 });
    const [bonus] = await database.db.select().from(revenueEvents).where(eq(revenueEvents.storyId, story.story_id));
    expect(bonus).toMatchObject({ kind: 'completion-bonus', units: 1 });
    const letters = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
    expect(letters.at(-1)?.body).toContain('60,000 words');
    expect(letters.at(-1)?.body).toContain('$100.00');
    expect(await unmet('completion')).toEqual([['not-completed', 1, 0]]);
  });

  test('leaves an author whose contract has come back a way to put it right', async () => {
    await submit('contract');
    await returnWithReasons(context, { ...key('contract'), by: EDITOR, reasons: [{ field: '', text: 'Blurred.' }] });
    await submit('completion');
    await acceptApplication(context, { ...key('completion'), by: EDITOR });
    expect(await submit('contract')).toMatchObject({ status: 20 });
  });

  test('that comes back has no form to correct, and its letter names none', async () => {
    await submit('completion');
    await returnWithReasons(context, {
      ...key('completion'),
      by: EDITOR,
      reasons: [{ field: '', text: 'It ends mid-' }],
    });
    const [letter] = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
    expect(letter?.body).toContain('The story is open for writing again. Change it there, and apply again.');
    expect(letter?.body).not.toContain('marked');
  });

  test('of a short story pays none, and says so', async () => {
    await submit('completion');
    await acceptApplication(context, { ...key('completion'), by: EDITOR });
    expect(await database.db.$count(revenueEvents, eq(revenueEvents.storyId, story.story_id))).toBe(0);
    const [letter] = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
    expect(letter?.body).not.toContain('Bonus');
  });
});

test.each(['pay-to-read', 'completion'] as const)(
  'what the editor liked about it stands in the letter that accepts %s',
  async (kind) => {
    await signReady(context, story);
    await submit(kind);
    await acceptApplication(context, { ...key(kind), by: EDITOR, note: 'We loved chapter three.' });
    const letters = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
    expect(letters.map(({ body }) => body)).toContainEqual(expect.stringContaining('\n\nWe loved chapter three.\n\n'));
  },
);

describe('what a form lacks', () => {
  test('is told by the path of its field', async () => {
    const form = {
      ...readyForm('completion', 'Another title', context.clock.now()),
      kind: 'completion' as const,
      confirmed: false,
    };
    const refused = await answerOf(
      submitApplication(context, {
        ...key('completion'),
        base_revision: 0,
        form: { kind: 'completion', confirmed: form.confirmed, title: 'Another title' },
        signature: '',
        guardian_signature: '',
      }),
    );
    expect(refused).toMatchObject({
      errorName: 'applicationIncomplete',
      data: { problems: { confirmed: 'notAgreed', title: 'titleDiffers' } },
    });
  });

  test('half an emoji in it is no reason to lose it', async () => {
    const form = { kind: 'completion' as const, confirmed: false, title: 'The end \ud83d' };
    await saveApplication(context, { ...key('completion'), base_revision: 0, form });
    expect(await getApplication(context, key('completion'))).toMatchObject({ form: { title: 'The end \ufffd' } });
  });

  test('a form of another kind is no form', async () => {
    const form = readyForm('completion', story.title, context.clock.now());
    const saving = saveApplication(context, { ...key('contract'), base_revision: 0, form });
    expect(await answerNameOf(saving)).toBe('invalidRequest');
  });

  test('a signature has to be the legal name; under 18 a guardian signs too', async () => {
    const form = readyForm('contract', story.title, context.clock.now());
    if (form.kind !== 'contract') throw new Error('No contract form.');
    const signing = { ...key('contract'), base_revision: 0, guardian_signature: '' };
    await submitReady(context, story, 'contract');
    await withdrawApplication(context, key('contract'));
    const { revision } = await getApplication(context, key('contract'));
    const other = submitApplication(context, { ...signing, base_revision: revision, form, signature: 'Noor Valdez' });
    expect(await answerNameOf(other)).toBe('signatureMismatch');
    const minor = { ...form, person: { ...form.person, birth_date: '2010-01-01', guardian: GUARDIAN } };
    const sign = (guardian_signature: string) =>
      submitApplication(context, {
        ...signing,
        base_revision: revision,
        form: minor,
        signature: 'Noor Adaeze Valdez-Okafor',
        guardian_signature,
      });
    expect(await answerOf(sign(''))).toMatchObject({ data: { field: 'guardian_signature' } });
    context.clock.advance(1);
    const sent = await sign('grace okafor');
    expect(
      sent.signatures
        .slice(1)
        .map(({ signer, name }) => [signer, name])
        .sort(),
    ).toEqual([
      ['author', 'Noor Adaeze Valdez-Okafor'],
      ['guardian', 'grace okafor'],
    ]);
    await acceptApplication(context, { ...key('contract'), by: EDITOR });
    const issued = await issueContract(context, { story_id: story.story_id, by: EDITOR });
    const typed = { signature: 'Noor Adaeze Valdez-Okafor', guardian_signature: 'Grace Okafor' };
    const { documents } = await signContract(context, { story_id: story.story_id, sha256: issued.sha256, ...typed });
    const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, GUARDIAN.email));
    const signed = documents.find(({ type }) => type === 'signed-contract');
    expect(mails.map(({ text }) => text).sort()).toEqual([
      expect.stringContaining('under the application for a contract of Noor Adaeze Valdez-Okafor with MyFiction'),
      expect.stringMatching(`under the contract of .* for the story “${story.title}”[^]*${signed?.sha256}`),
    ]);
  });

  test('an adult’s guardian is not kept', async () => {
    const form = readyForm('contract', story.title, context.clock.now());
    if (form.kind !== 'contract') throw new Error('No contract form.');
    await submitReady(context, story, 'contract');
    const { revision } = await withdrawApplication(context, key('contract'));
    const sent = await submitApplication(context, {
      ...key('contract'),
      base_revision: revision,
      form: { ...form, person: { ...form.person, guardian: GUARDIAN } },
      signature: 'Noor Adaeze Valdez-Okafor',
      guardian_signature: '',
    });
    expect(sent.form).toMatchObject({ person: { guardian: null } });
  });
});

test('what a signed contract knows of the author is offered to the next one', async () => {
  await signReady(context, story);
  const second = await addStory(context);
  const view = await getApplication(context, { story_id: second.story_id, kind: 'contract' });
  expect(view).toMatchObject({ form: null, known_person: { first_name: 'Noor Adaeze' }, id_images: [] });
  expect((await getApplication(context, key('contract'))).known_person).toBeNull();
});
