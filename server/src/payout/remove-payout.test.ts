import type { BillStatus } from '@myfiction/shared/contract/billing.ts';
import { PAYOUT_KEPT_DAYS, PAYOUT_LOCK_DAYS } from '@myfiction/shared/contract/payment-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { sendAccountCode } from '../account/send-account-code.ts';
import { listBills } from '../billing/list-bills.ts';
import { listRequested, markFailed, payWithdrawal } from '../billing/settle-withdrawal.ts';
import { withdrawBill } from '../billing/withdraw-bill.ts';
import { messages } from '../database/schema/messages.ts';
import { payoutMethods } from '../database/schema/payout.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { users } from '../database/schema/users.ts';
import { describeWithdrawal } from '../desk/billing/describe-withdrawal.ts';
import { hashPassword } from '../identity/passwords.ts';
import { addBill } from '../testing/add-bill.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { addTaxForm } from '../testing/money-author.ts';
import { until } from '../testing/until.ts';
import { forgetReplaced } from './forget-replaced.ts';
import { getPayment } from './get-payment.ts';
import { removePayout } from './remove-payout.ts';
import { savePayout } from './save-payout.ts';

const PASSWORD = 'writes-every-day';
const PAYPAL = { kind: 'paypal', holder: 'Noor Valdez', email: 'noor@example.com' } as const;
const DUE = { payday: '2026-02-15' };

const database = freshDatabase();
const { db, pool } = database;
const context = freshAuthor(database);
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  await db
    .update(users)
    .set({ email: `payee${context.uid}@example.com`, passwordHash })
    .where(eq(users.uid, context.uid));
  await addTaxForm(context);
  await savePayout(context, { form: PAYPAL, ...(await proof()) });
  context.clock.advance(PAYOUT_LOCK_DAYS * DAY_MS);
});

async function proof() {
  context.clock.advance(60_000);
  await sendAccountCode(context, { purpose: 'confirm' });
  const [mail] = await db
    .select({ code: mailOutbox.code })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `payee${context.uid}@example.com`))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1);
  return { password: PASSWORD, code: mail?.code ?? '' };
}
const bill = (status: BillStatus, more: { month?: string; failure?: string } = {}) =>
  addBill(db, { uid: context.uid, netMinor: 20_000, status, ...DUE, ...more });
const requested = async () => (await listRequested(db)).find(({ uid }) => uid === context.uid)?.id ?? '';

test('is gone after the same proof as a change, its owner is told, and repeating it changes nothing', async () => {
  expect((await removePayout(context, await proof())).payout).toBeNull();
  const told = () => db.select().from(messages).where(eq(messages.uid, context.uid)).orderBy(desc(messages.createdAt));
  const [letter] = await told();
  expect(letter).toMatchObject({ type: 'payment', event: 'payment', title: 'Your payout method was removed' });
  expect(letter?.body).toContain('n•••@example.com');
  const count = (await told()).length;
  expect((await removePayout(context, await proof())).payout).toBeNull();
  expect(await told()).toHaveLength(count);
});

test('needs the password and the code', async () => {
  const { code } = await proof();
  expect(await answerNameOf(removePayout(context, { password: 'guessed', code }))).toBe('wrongPassword');
  expect(await answerNameOf(removePayout(context, { password: PASSWORD, code: '000000' }))).toBe('wrongCode');
  expect((await getPayment(context)).payout).not.toBeNull();
});

test('while money is on its way to it, it stays, before any proof is used up', async () => {
  await withdrawBill(context, { bill_id: await bill(2) });
  expect(await answerNameOf(removePayout(context, { password: '', code: '' }))).toBe('payoutUnderWay');
  const withdrawalId = await requested();
  await payWithdrawal(db, { withdrawalId, reference: 'PP-1' }, context.clock.now());
  expect((await removePayout(context, await proof())).payout).toBeNull();
  // What was sent goes on naming where it went, and the desk can still ask the bank.
  expect(await describeWithdrawal(context, withdrawalId)).toMatchObject({
    withdrawal: { state: 'paid', methodMasked: 'n•••@example.com' },
    payout: PAYPAL,
  });
});

test('bills that nobody has asked for wait as a newcomer’s do, a failed one among them', async () => {
  const released = await bill(2, { month: '2025-10-01' });
  await withdrawBill(context, { bill_id: released });
  await markFailed(db, { withdrawalId: await requested(), reason: 'The bank has refused it.' }, context.clock.now());
  const waiting = await bill(1, { month: '2025-11-01' });
  await removePayout(context, await proof());
  const { items } = await listBills(context, { limit: 20 });
  expect(items.map(({ bill_id, status, blockers }) => ({ bill_id, status, blockers }))).toEqual([
    { bill_id: waiting, status: 1, blockers: ['no-method'] },
    { bill_id: released, status: 4, blockers: ['no-method'] },
  ]);
  expect(await answerNameOf(withdrawBill(context, { bill_id: released }))).toBe('withdrawalBlocked');
});

test('the same account entered again pays after the days of a new one, and the old numbers are forgotten', async () => {
  await removePayout(context, await proof());
  const removedAt = context.clock.now();
  const { payout } = await savePayout(context, { form: PAYPAL, ...(await proof()) });
  expect(payout?.locked_until).not.toBeNull();
  const after = (days: number) => new Date(removedAt.getTime() + days * DAY_MS + 1);
  const forgotten = () =>
    db.$count(payoutMethods, and(eq(payoutMethods.uid, context.uid), isNull(payoutMethods.details)));
  await forgetReplaced(db, after(PAYOUT_KEPT_DAYS - 1));
  expect(await forgotten()).toBe(0);
  await forgetReplaced(db, after(PAYOUT_KEPT_DAYS));
  expect(await forgotten()).toBe(1);
});

test.each(['removal', 'withdrawal'])(
  'of a removal and a withdrawal at once, the %s first, only one happens',
  async (first) => {
    const bill_id = await bill(2);
    const given = await proof();
    const acts = [
      () => db.transaction((tx) => removePayout({ ...context, db: tx }, given)),
      () => withdrawBill(context, { bill_id }),
    ];
    const running: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, context.uid)).for('update');
      for (const act of first === 'removal' ? acts : acts.toReversed()) {
        running.push(act());
        await until(async () => (await countWaiting(pool)) === running.length);
      }
    });
    const done = await Promise.allSettled(running);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const { payout } = await getPayment(context);
    expect((await requested()) !== '').toBe(payout !== null);
  },
);
