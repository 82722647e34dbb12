import { randomUUID } from 'node:crypto';
import type { PayoutForm, TaxForm } from '@myfiction/shared/contract/calls/payment.ts';
import { W8BEN_CERTIFICATIONS, W9_CERTIFICATIONS } from '@myfiction/shared/contract/payment-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { withdrawals } from '../database/schema/bills.ts';
import { messages } from '../database/schema/messages.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { hashPassword } from '../identity/passwords.ts';
import { openSession } from '../identity/sessions.ts';
import { readConfig } from '../platform/config.ts';
import { createSecrets } from '../platform/secrets.ts';
import { addBill } from '../testing/add-bill.ts';
import { addUser } from '../testing/fixtures.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetReplaced } from './forget-replaced.ts';
import { payoutReadiness } from './payout-readiness.ts';
import { approveTax, listTaxForms, rejectTax, showTaxForm } from './tax-desk.ts';

const PASSWORD = 'writes-every-day';
const IBAN = 'DE89370400440532013000';
const BANK: PayoutForm = {
  kind: 'bank',
  holder: 'Noor Valdez',
  country: 'DE',
  currency: 'EUR',
  fields: { iban: 'DE89 3704 0044 0532 0130 00' },
};
const PAYPAL: PayoutForm = { kind: 'paypal', holder: 'Noor Valdez', email: 'Noor@Example.com' };
const W8: TaxForm = {
  kind: 'w-8ben',
  name: 'Noor Valdez',
  citizenship: 'NG',
  residence: { line1: '12 Marina Road', line2: '', city: 'Lagos', region: '', postal_code: '', country: 'NG' },
  mailing: null,
  us_tin: '',
  foreign_tin: '1048221234',
  foreign_tin_not_required: false,
  reference: '',
  birth_date: '1994-03-14',
  treaty: null,
  certified: W8BEN_CERTIFICATIONS.filter((item) => item !== 'treaty-resident'),
};

let testApp: TestApp;
let passwordHash: string;
let session: { uid: number; session: string };
let email: string;
let serial = 0;
beforeAll(async () => {
  testApp = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => testApp.close());

async function author(changes: { email?: string | null; passwordHash?: string | null } = {}): Promise<void> {
  serial += 1;
  email = `payee${serial}@example.com`;
  const uid = await addUser(testApp.database.db, { email, passwordHash, ...changes });
  session = { uid, session: await openSession(testApp.database.db, { uid, ip: '', now: testApp.clock.now() }) };
  testApp.clock.advance(60_000);
}
beforeEach(() => author());

async function mailedCode(): Promise<string> {
  await signedCall(testApp, 'account/sendCode', { purpose: 'confirm' }, { session });
  const mails = await testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  testApp.clock.advance(60_000);
  return mails.findLast(({ code }) => code !== null)?.code ?? '';
}
const save = async (form: PayoutForm, proof: { password?: string; code?: string } = {}) =>
  signedCall(
    testApp,
    'payment/savePayout',
    { form, password: PASSWORD, code: proof.code ?? (await mailedCode()), ...proof },
    { session },
  );
const submit = async (form: TaxForm, signature = 'Noor Valdez') =>
  signedCall(
    testApp,
    'payment/submitTax',
    { form, signature, password: PASSWORD, code: await mailedCode() },
    { session },
  );
const get = () => signedCall(testApp, 'payment/get', {}, { session });

test('a new author has nothing yet', async () => {
  expect((await get()).data).toMatchObject({
    payout: null,
    tax: { state: 'missing', form: null, counting: null },
    next_payment: null,
    has_password: true,
    email,
  });
});

test('names the next bill that can still be reached, never a day that is over', async () => {
  const { uid } = session;
  const day = testApp.clock.now().toISOString().slice(0, 10);
  const inDays = (count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
  await addBill(testApp.database.db, { uid, month: '2025-10-01', payday: inDays(-30), netMinor: 5000 });
  await addBill(testApp.database.db, { uid, month: '2025-11-01', payday: inDays(5), netMinor: 5000 });
  expect((await get()).data.next_payment).toBeNull();
  await addBill(testApp.database.db, { uid, month: '2025-12-01', payday: inDays(6), netMinor: 5000 });
  await addBill(testApp.database.db, { uid, month: '2026-01-01', payday: inDays(36), netMinor: 5000 });
  expect((await get()).data.next_payment).toMatchObject({ month: '2025-12-01', confirm_by: day });
});

test('names no bill that is too small to be paid, but the one that small ones are paid with', async () => {
  const { uid } = session;
  const { db } = testApp.database;
  const day = testApp.clock.now().toISOString().slice(0, 10);
  const inDays = (count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
  await addBill(db, { uid, month: '2025-12-01', payday: inDays(10), netMinor: 2000 });
  expect((await get()).data.next_payment).toBeNull();
  await addBill(db, { uid, month: '2026-01-01', payday: inDays(40), netMinor: 3000 });
  expect((await get()).data.next_payment).toMatchObject({ month: '2026-01-01', confirm_by: inDays(34) });
});

describe('a way of payment', () => {
  test('is shown masked, pays after five days, and its owner is told', async () => {
    const saved = await save(BANK);
    const until = new Date(testApp.clock.now().getTime() + 5 * DAY_MS).toISOString();
    expect(saved.data.payout).toMatchObject({
      kind: 'bank',
      masked: '•••• 3000',
      holder: 'Noor Valdez',
      country: 'DE',
      currency: 'EUR',
      locked_until: until,
    });
    const told = await testApp.database.db.select().from(messages).where(eq(messages.uid, session.uid));
    expect(told).toMatchObject([{ type: 'payment', event: 'payment', title: 'Your payment info was changed' }]);
    // A message knows no author's clock: the day of somebody in Lagos or Lima may be another one.
    expect(told[0]?.body).toMatch(/^From \d+ \w+ 2026 at \d\d:\d\d UTC on you are paid to /);
    testApp.clock.advance(5 * DAY_MS);
    expect((await get()).data.payout?.locked_until).toBeNull();
  });

  test('takes nothing over that was asked for before, and its letter says where that goes', async () => {
    const { db } = testApp.database;
    const { uid } = session;
    const billId = await addBill(db, { uid, status: 2 });
    const to = { methodKind: 'paypal', methodMasked: 'o•••@example.com' } as const;
    const asked = { state: 'requested', currency: 'USD', amountMinor: 500, requestedAt: testApp.clock.now() } as const;
    await db.insert(withdrawals).values({ id: randomUUID(), uid, billId, ...asked, ...to });
    await save(BANK);
    const [told] = await db.select().from(messages).where(eq(messages.uid, uid));
    expect(told?.body).toContain(' What you asked for before still goes to o•••@example.com.');
  });

  test('is sealed: neither number nor name can be read in the database or an answer', async () => {
    await save(BANK);
    const rows = await testApp.database.db.select().from(payoutMethods).where(eq(payoutMethods.uid, session.uid));
    const stored = rows.map((row) => JSON.stringify(row) + (row.details?.toString('latin1') ?? '')).join();
    expect(stored).not.toContain(IBAN);
    expect(stored).not.toContain('Valdez');
    expect(JSON.stringify((await get()).data)).not.toContain(IBAN);
  });

  test('needs the password and the code', async () => {
    const code = await mailedCode();
    expect((await save(PAYPAL, { password: 'guessed', code })).code).toBe(6200005);
    expect((await save(PAYPAL, { code: '000000' })).code).toBe(6200002);
    expect((await save(PAYPAL, { password: '', code })).code).toBe(6200005);
    expect((await get()).data.payout).toBeNull();
    expect((await save(PAYPAL, { code })).data.payout).toMatchObject({ masked: 'n•••@example.com' });
    expect((await save(PAYPAL, { code })).code).toBe(6200007);
  });

  test('needs the code alone where the account has no password', async () => {
    await author({ passwordHash: null });
    expect((await save(PAYPAL, { password: '' })).code).toBe(0);
  });

  test('cannot be entered without an address to send the code to', async () => {
    await author({ email: null });
    expect((await save(PAYPAL, { code: '123456' })).code).toBe(400072);
  });

  test('tells what is missing by field, before the proof is asked', async () => {
    const answer = await save({ ...BANK, fields: { iban: 'DE00' } }, { code: '000000' });
    expect(answer).toMatchObject({ code: 400071, data: { problems: { 'fields.iban': { key: 'notAnIban' } } } });
  });

  test('replaces the one before, whose numbers are forgotten after ninety days', async () => {
    await save(BANK);
    await save(PAYPAL);
    const rows = () => testApp.database.db.select().from(payoutMethods).where(eq(payoutMethods.uid, session.uid));
    expect((await rows()).filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1);
    const later = (days: number) => new Date(testApp.clock.now().getTime() + days * DAY_MS);
    await forgetReplaced(testApp.database.db, later(89));
    expect((await rows()).filter(({ details }) => details === null)).toHaveLength(0);
    await forgetReplaced(testApp.database.db, later(91));
    expect((await rows()).map(({ kind, details }) => [kind, details === null]).sort()).toEqual([
      ['bank', true],
      ['paypal', false],
    ]);
  });
});

describe('a tax form', () => {
  const context = () => ({
    db: testApp.database.db,
    clock: testApp.clock,
    secrets: createSecrets(readConfig({}, '/').keys.dataKey),
  });
  const waiting = async (): Promise<string> => {
    const forms = await listTaxForms(testApp.database.db, 1000);
    return forms.find(({ uid }) => uid === session.uid)?.id ?? '';
  };

  test('is checked by the desk and then valid until the end of the third year', async () => {
    const sent = await submit(W8);
    expect(sent.data.tax).toMatchObject({
      state: 'checking',
      form: { kind: 'w-8ben', name: 'Noor Valdez', country: 'NG', masked_tin: '•••1234', withholding_percent: 30 },
    });
    const id = await waiting();
    const { signed } = await showTaxForm(context(), id);
    expect(signed).toMatchObject({ form: W8, signature: 'Noor Valdez', ip: expect.any(String) });
    await approveTax(context(), { id, by: 'Mirela' });
    const year = testApp.clock.now().getUTCFullYear() + 3;
    expect((await get()).data.tax).toMatchObject({ state: 'valid', form: { valid_until: `${year}-12-31` } });
    await expect(rejectTax(context(), { id, by: 'Mirela', reason: 'Too late.' })).rejects.toMatchObject({
      errorName: 'notFound',
      message: 'Nothing was done: Mirela has decided it before: valid.',
    });
  });

  test('comes back with the reason, and a corrected one takes its place', async () => {
    await submit(W8);
    await rejectTax(context(), { id: await waiting(), by: 'Mirela', reason: 'The tax number is of somebody else.' });
    expect((await get()).data.tax).toMatchObject({
      state: 'rejected',
      form: { reason: 'The tax number is of somebody else.' },
    });
    await submit({ ...W8, foreign_tin: '1048221235' });
    expect((await get()).data.tax).toMatchObject({ state: 'checking', form: { masked_tin: '•••1235', reason: '' } });
  });

  test('renewed early leaves the accepted one counting until it runs out or the new one is accepted', async () => {
    const { db } = testApp.database;
    const readiness = async (at = testApp.clock.now()) => {
      const { tax, withholdingPercent } = await payoutReadiness(db, session.uid, at);
      return [tax, withholdingPercent];
    };
    await submit(W8);
    await approveTax(context(), { id: await waiting(), by: 'Mirela', percent: 10 });
    testApp.clock.advance(1_000);
    await submit({ ...W8, foreign_tin: '1048221235' });
    const counting = { valid_until: expect.stringMatching(/-12-31$/), withholding_percent: 10 };
    expect((await get()).data.tax).toMatchObject({ state: 'checking', counting });
    expect(await readiness()).toEqual(['valid', 10]);
    const ranOut = new Date(Date.UTC(testApp.clock.now().getUTCFullYear() + 4, 1));
    expect(await readiness(ranOut)).toEqual(['checking', 30]);
    await rejectTax(context(), { id: await waiting(), by: 'Mirela', reason: 'Blurred.' });
    expect((await get()).data.tax.state).toBe('rejected');
    expect(await readiness()).toEqual(['valid', 10]);
    testApp.clock.advance(1_000);
    await submit(W8);
    await approveTax(context(), { id: await waiting(), by: 'Mirela', percent: 5 });
    expect(await readiness()).toEqual(['valid', 5]);
    // What an accepted one has replaced does not come back.
    expect(await readiness(ranOut)).toEqual(['missing', 30]);
  });

  test('gives back what was entered, but for numbers, birth date, streets and what is signed anew', async () => {
    const treaty = { country: 'DE', article: '12', rate_percent: 0 };
    const german = { ...W8.residence, line1: 'Lindenallee 4', city: 'Jena', region: 'TH', postal_code: '07743' };
    const form: TaxForm = {
      ...W8,
      ...{ us_tin: '912-70-1234', foreign_tin: '12345678901', reference: 'REF-77', treaty },
      residence: { ...german, line2: 'Hinterhaus', country: 'DE' },
      mailing: german,
      certified: [...W8BEN_CERTIFICATIONS],
    };
    await submit(form);
    const nowhere = { line1: '', line2: '', city: '', region: '', postal_code: '' };
    const answer = (await get()).data;
    expect(answer.tax.form?.entered).toEqual({
      ...form,
      ...{ us_tin: '', foreign_tin: '', reference: '', birth_date: '', certified: [] },
      residence: { ...nowhere, country: 'DE' },
      mailing: { ...nowhere, country: 'NG' },
    });
    for (const sealed of ['12345678901', '912-70-1234', 'REF-77', '1994-03-14', 'Lindenallee', 'Jena', '07743'])
      expect(JSON.stringify(answer)).not.toContain(sealed);
  });

  test('that another one has replaced is decided no more, and nobody is written to about it', async () => {
    await submit(W8);
    const first = await waiting();
    await submit({ ...W8, foreign_tin: '1048221235' });
    expect(await waiting()).not.toBe(first);
    const message = 'Nothing was done: its author has handed in another one. See: desk tax list';
    await expect(approveTax(context(), { id: first, by: 'Mirela' })).rejects.toMatchObject({ message });
    await approveTax(context(), { id: await waiting(), by: 'Mirela' });
    expect((await get()).data.tax).toMatchObject({ state: 'valid', form: { masked_tin: '•••1235' } });
  });

  test('two of the desk who decide at once are one decision', async () => {
    await submit(W8);
    const id = await waiting();
    const decided = await Promise.allSettled([
      testApp.database.db.transaction((db) => approveTax({ ...context(), db }, { id, by: 'Mirela' })),
      testApp.database.db.transaction((db) => rejectTax({ ...context(), db }, { id, by: 'Hana', reason: 'No.' })),
    ]);
    expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is sealed', async () => {
    await submit(W8);
    const rows = await testApp.database.db.select().from(taxForms).where(eq(taxForms.uid, session.uid));
    const stored = rows.map((row) => JSON.stringify(row) + (row.form?.toString('latin1') ?? '')).join();
    expect(stored).not.toContain('1048221234');
    expect(stored).not.toContain('Marina');
  });

  test('of a US citizen abroad shows where the author lives', async () => {
    const { name, residence } = W8;
    const form: TaxForm = {
      kind: 'w-9',
      name,
      business_name: '',
      classification: 'individual',
      llc_class: null,
      other_classification: '',
      exempt_payee_code: '',
      fatca_code: '',
      address: residence,
      tin_type: 'ssn',
      tin: '123-45-6789',
      backup_withholding: false,
      certified: [...W9_CERTIFICATIONS],
    };
    const { tax } = (await submit(form)).data;
    expect(tax.form).toMatchObject({ kind: 'w-9', country: 'NG', masked_tin: '•••6789', withholding_percent: 0 });
    const nowhere = { line1: '', line2: '', city: '', region: '', postal_code: '', country: 'NG' };
    expect(tax.form?.entered).toEqual({ ...form, address: nowhere, tin: '', certified: [] });
  });

  test('with a wrong number or signature is not taken', async () => {
    expect(await submit({ ...W8, foreign_tin: '1048-22' }, 'Somebody')).toMatchObject({
      code: 400071,
      data: { problems: { foreign_tin: { key: 'notATaxNumber' }, signature: { key: 'signatureDiffers' } } },
    });
  });
});
