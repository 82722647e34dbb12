import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { withdrawBill } from '../../billing/withdraw-bill.ts';
import { bills } from '../../database/schema/bills.ts';
import { deskActs } from '../../database/schema/desk-acts.ts';
import { payoutMethods, taxForms } from '../../database/schema/payout.ts';
import { PAYOUT_PURPOSE, TAX_PURPOSE } from '../../payout/sealed-payment.ts';
import { sealJson } from '../../platform/sealed-json.ts';
import { addBill } from '../../testing/add-bill.ts';
import { createDomainContext, type DomainContext } from '../../testing/domain-context.ts';
import { addUser } from '../../testing/fixtures.ts';
import { openTestDesk, type TestDesk } from '../testing/desk-run.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.database.close());

async function signUp(): Promise<DomainContext> {
  const uid = await addUser(desk.database.db);
  return createDomainContext(desk.database, { uid, clock: desk.clock });
}

/** A withdrawal that waits to be paid, and its bill. */
async function addWithdrawal(): Promise<{ id: string; billId: string; uid: number }> {
  const context = await signUp();
  const { db, uid, secrets, clock } = context;
  const details = sealJson(secrets, PAYOUT_PURPOSE, {
    kind: 'paypal',
    holder: 'Noor Valdez',
    email: 'noor@example.com',
  });
  const method = { kind: 'paypal' as const, masked: 'n•••@example.com', details, createdAt: clock.now() };
  await db.insert(payoutMethods).values({ id: randomUUID(), uid, ...method });
  await addTaxForm(context, 'valid');
  const billId = await addBill(db, { uid, status: 2, netMinor: 148_620 });
  await withdrawBill(context, { bill_id: billId });
  const waiting = await desk.json('withdrawals');
  const mine = Array.isArray(waiting) ? waiting.find((one) => one.uid === uid) : undefined;
  return { id: mine?.id ?? '', billId, uid };
}

async function addTaxForm({ db, uid, secrets, clock }: DomainContext, state: 'checking' | 'valid'): Promise<string> {
  const id = randomUUID();
  const address = { line1: '12 Marina Road', line2: '', city: 'Lagos', region: '', postal_code: '', country: 'NG' };
  const w8 = {
    kind: 'w-8ben',
    ...{ name: 'Noor Valdez', citizenship: 'NG', residence: address, mailing: null },
    ...{ us_tin: '', foreign_tin: '1048221234', foreign_tin_not_required: false, reference: '' },
    ...{ birth_date: '1994-03-14', treaty: null, certified: [] },
  };
  const signed = { form: w8, signature: 'Noor Valdez', signed_at: clock.now().toISOString(), ip: '192.0.2.1' };
  const form = sealJson(secrets, TAX_PURPOSE, signed);
  const row = { kind: 'w-8ben' as const, state, withholdingPercent: 30, form, createdAt: clock.now() };
  await db.insert(taxForms).values({ id, uid, ...row, ...(state === 'valid' && { validUntil: '2999-12-31' }) });
  return id;
}

const statusOf = async (id: string) =>
  (await desk.database.db.select({ status: bills.status }).from(bills).where(eq(bills.id, id)))[0]?.status;

describe('a withdrawal', () => {
  test('is shown in full, and nothing of it stands in the audit', async () => {
    const { id } = await addWithdrawal();
    expect((await desk.run('withdrawals')).out).toContain('n•••@example.com');
    const { out } = await desk.run('withdrawal', 'show', id);
    expect(out).toMatch(/^Amount +\$1,486\.20 USD$/m);
    expect(out).toMatch(/^Email +noor@example\.com$/m);
    const acts = await desk.database.db
      .select()
      .from(deskActs)
      .where(eq(deskActs.target, `withdrawal ${id}`));
    expect(acts).toMatchObject([{ command: 'withdrawal show', who: 'hana' }]);
    expect(JSON.stringify(acts)).not.toContain('noor@');
  });

  test('tells that its author is blocked', async () => {
    const { id, uid } = await addWithdrawal();

    const shown = async () => (await desk.run('withdrawal', 'show', id)).out;
    const listed = async () => (await desk.run('withdrawals')).out.split('\n').find((row) => row.startsWith(id)) ?? '';
    expect([await listed(), await shown()]).toEqual([
      expect.stringMatching(/ –$/),
      expect.stringMatching(/^Author blocked +–$/m),
    ]);
    await desk.run('author', 'block', String(uid), '--reason', 'sells reviews');
    expect(await listed()).toMatch(/ 2\d{3}-\d\d-\d\d \d\d:\d\d UTC$/);
    expect(await shown()).toMatch(/^Author blocked +2\d{3}-\d\d-\d\d \d\d:\d\d UTC$/m);
  });

  test('is paid once', async () => {
    const { id, billId } = await addWithdrawal();
    const pay = ['pay', id, '--reference', 'PP-1', '--yes'];
    expect(await desk.json(...pay)).toEqual({ withdrawal_id: id, changed: true, state: 'paid' });
    expect(await statusOf(billId)).toBe(3);
    expect(await desk.run(...pay)).toMatchObject({ code: 0, out: 'Nothing was done: it was paid before.' });
    const { out } = await desk.run('withdrawal', 'show', id);
    expect(out).toMatch(/^Reference +PP-1$/m);
  });

  test.each([
    ['pay', '--reference', 'it was paid before with the reference PP-1. The money may have been sent twice.'],
    [
      'mark-failed',
      '--reason',
      'it was paid before. If the bank has sent the money back, see: desk mark-returned --help',
    ],
  ])('that was paid refuses another %s', async (command, option, why) => {
    const { id, billId } = await addWithdrawal();
    await desk.run('pay', id, '--reference', 'PP-1', '--yes');
    expect(await desk.run(command, id, option, 'PP-2', '--yes')).toEqual({
      ...{ code: 1, out: '', err: `Nothing was done: ${why}` },
    });
    expect(await statusOf(billId)).toBe(3);
  });

  test('that was paid and came back may be asked for again; what was not paid cannot come back', async () => {
    const { id, billId } = await addWithdrawal();
    const comeBack = ['mark-returned', id, '--reason', 'The account is closed.', '--yes'];
    expect(await desk.run(...comeBack)).toMatchObject({
      ...{ code: 1, err: expect.stringMatching(/^Nothing was done: it waits to be paid\. .* mark-failed/) },
    });
    await desk.run('pay', id, '--reference', 'PP-1', '--yes');
    expect(await desk.json(...comeBack)).toEqual({ withdrawal_id: id, changed: true, state: 'failed' });
    expect(await statusOf(billId)).toBe(4);
    expect(await desk.run(...comeBack)).toMatchObject({ code: 0, out: 'Nothing was done: it failed before.' });
  });

  test('that failed may be asked for again, and is not paid any more', async () => {
    const { id, billId } = await addWithdrawal();
    expect(await desk.run('mark-failed', id, '--yes')).toMatchObject({ code: 2 });
    await desk.run('mark-failed', id, '--reason', 'The account is closed.', '--yes');
    expect(await statusOf(billId)).toBe(4);
    expect(await desk.run('pay', id, '--reference', 'PP-1', '--yes')).toMatchObject({
      ...{ code: 1, err: expect.stringMatching(/^Nothing was done: it failed before, and its author can ask/) },
    });
    expect((await desk.run('withdrawal', 'show', id)).out).toMatch(/^Failure +The account is closed\.$/m);
    expect(await statusOf(billId)).toBe(4);
  });
});

describe('a tax form', () => {
  test('is listed, shown and accepted', async () => {
    const id = await addTaxForm(await signUp(), 'checking');
    expect((await desk.run('tax', 'list')).out).toContain(id);
    expect((await desk.run('tax', 'show', id)).out).toMatch(/^Form foreign tin +1048221234$/m);
    expect(await desk.json('tax', 'approve', id, '--percent', '10')).toEqual({ id, withholding_percent: 10 });
    expect((await desk.run('tax', 'list')).out).not.toContain(id);
    expect(await desk.run('tax', 'reject', id, '--reason', 'late')).toMatchObject({ code: 1 });
    const [form] = await desk.database.db.select().from(taxForms).where(eq(taxForms.id, id));
    expect(form).toMatchObject({ state: 'valid', decidedBy: 'hana' });
  });

  test('is sent back with a reason', async () => {
    const id = await addTaxForm(await signUp(), 'checking');
    expect(await desk.run('tax', 'reject', id)).toMatchObject({ code: 2 });
    await desk.run('tax', 'reject', id, '--reason', 'The name differs from the contract.');
    const [form] = await desk.database.db.select().from(taxForms).where(eq(taxForms.id, id));
    expect(form).toMatchObject({ state: 'rejected', reason: 'The name differs from the contract.' });
  });

  test('withholds a whole number of percent', async () => {
    expect(await desk.run('tax', 'approve', randomUUID(), '--percent', 'ten')).toMatchObject({ code: 2 });
  });
});

test('a month that is closed says since when, also one before it', async () => {
  const close = async (month: string) => (await desk.run('close-month', month, '--yes')).out;
  expect(await close('2020-05')).toBe('Closed. Bills written: 0.');
  const since = `${desk.clock.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  desk.clock.advance(60_000);
  expect(await close('2020-07')).toBe('Closed. Bills written: 0.');
  expect(await close('2020-05')).toBe(`Nothing was done: it has been closed since ${since}.`);
  expect(await close('2020-03')).toBe(`Nothing was done: it has been closed since ${since}.`);
});

test('months that are too little are released for an account that is to be deleted, what waits for more is not', async () => {
  const context = await signUp();
  const { db, uid } = context;
  const small = await addBill(db, { uid, netMinor: 1_240 });
  const release = () => desk.run('release-small', String(uid));
  await addBill(db, { uid, month: '2025-11-01', netMinor: 870, payday: '2999-01-15' });
  const waits = (await release()).out;
  expect(waits).toContain('Nothing is released.');
  expect(waits).toMatch(/2025-10 +\$12\.40 +tax-missing, no-method/);
  expect(waits).toMatch(/2025-11 +\$8\.70 +its payday, 2999-01-15/);
  await db.insert(payoutMethods).values({
    ...{ id: randomUUID(), uid, kind: 'paypal', masked: 'n•••@example.com', createdAt: desk.clock.now() },
  });
  await addTaxForm(context, 'valid');
  const released = (await release()).out;
  expect(released).toContain('1 released, which the author is told.');
  expect(released).not.toContain('2025-10');
  expect(await statusOf(small)).toBe(2);
  await withdrawBill(context, { bill_id: small });
  expect((await release()).out).not.toContain('2025-10');
  expect(await desk.run('release-small', '1')).toMatchObject({ code: 1, err: 'There is no author 1.' });
});
