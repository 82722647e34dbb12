import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { messages } from '../database/schema/messages.ts';
import { taxForms } from '../database/schema/payout.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { remindOfTax } from './remind-tax.ts';

const database = freshDatabase();
const context = freshAuthor(database);
beforeEach(() => context.clock.set(new Date('2026-11-27T10:00:00Z')));

type TaxInsert = typeof taxForms.$inferInsert;
const addForm = (change: Partial<TaxInsert> = {}) =>
  database.db.insert(taxForms).values({
    ...{ id: randomUUID(), uid: context.uid, kind: 'w-8ben', state: 'valid', withholdingPercent: 10 },
    ...{ validUntil: '2026-12-31', createdAt: new Date('2023-02-01T12:00:00Z'), ...change },
  });
const letters = async () => {
  await remindOfTax(context);
  return database.db.select().from(messages).where(eq(messages.uid, context.uid));
};

test('a form that runs out soon is told of once, with the day and what follows', async () => {
  await addForm();
  const [letter, ...others] = await letters();
  expect(letter).toMatchObject({ type: 'payment', title: 'Your tax form runs out soon' });
  expect(letter?.body).toContain('Form W-8BEN counts until 31 December 2026.');
  expect(letter?.body).toContain('withhold 30%');
  expect(others).toEqual([]);
  context.clock.set(new Date('2026-12-20T10:00:00Z'));
  expect(await letters()).toHaveLength(1);
});

test.each<[string, Partial<TaxInsert>]>([
  ['later', { validUntil: '2027-12-31' }],
  ['never', { kind: 'w-9', validUntil: null }],
  ['long ago', { validUntil: '2025-12-31' }],
  ['and was rejected', { state: 'rejected', reason: 'Not signed.', validUntil: null }],
])('nothing is said of a form that runs out %s', async (_when, change) => {
  await addForm(change);
  expect(await letters()).toEqual([]);
});

test.each(['checking', 'valid'] as const)('nothing is said where another one has followed: %s', async (state) => {
  await addForm();
  const validUntil = state === 'valid' ? '2029-12-31' : null;
  await addForm({ state, validUntil, createdAt: new Date('2026-11-20T12:00:00Z') });
  expect(await letters()).toEqual([]);
});

test('an author whose newer form was rejected is reminded', async () => {
  await addForm();
  await addForm({
    ...{ state: 'rejected', reason: 'Not signed.', validUntil: null },
    createdAt: new Date('2026-11-20T12:00:00Z'),
  });
  expect(await letters()).toHaveLength(1);
});

test('the last day counts yet, by the clock of the settlement', async () => {
  await addForm();
  context.clock.set(new Date('2027-01-01T04:30:00Z'));
  expect(await letters()).toHaveLength(1);
});
