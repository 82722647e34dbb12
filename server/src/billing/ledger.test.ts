import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { accountBalance, type LedgerEntry, postToLedger } from './ledger.ts';

const database = freshDatabase();
const at = new Date('2026-03-02T10:00:00Z');
let serial = 0;
let uid: number;
beforeAll(async () => {
  uid = await addUser(database.db);
});

const usd = (account: LedgerEntry['account'], amountMinor: number): LedgerEntry => ({
  account,
  currency: 'USD',
  amountMinor,
  ...(account.startsWith('author-') && { uid }),
});
const post = (...entries: LedgerEntry[]) =>
  database.db.transaction((tx) => postToLedger(tx, { sourceKey: `test:${++serial}`, event: 'close', at, entries }));

test('what balances in each currency is kept', async () => {
  const yen = usd('store-receivable', 30);
  await post(
    usd('store-receivable', 100),
    usd('author-payable', -70),
    usd('tax-withheld', -30),
    { ...yen, currency: 'JPY' },
    { ...usd('author-payable', -30), currency: 'JPY' },
  );
  expect(await accountBalance(database.db, 'author-payable', uid, 'USD')).toBe(-70);
  expect(await accountBalance(database.db, 'author-payable', uid, 'JPY')).toBe(-30);
});

test.each([
  ['is off by a cent', [usd('store-receivable', 100), usd('tax-withheld', -99)]],
  ['balances over two currencies alone', [usd('store-receivable', 1), { ...usd('tax-withheld', -1), currency: 'EUR' }]],
  ['has one side', [usd('store-receivable', 100)]],
] as const)('what %s is refused', async (_name, entries) => {
  await expect(post(...entries)).rejects.toMatchObject({ cause: { constraint: 'ledger_balances' } });
});

test('the same thing is not written twice', async () => {
  await post(usd('store-receivable', 5), usd('tax-withheld', -5));
  serial--;
  await expect(post(usd('store-receivable', 5), usd('tax-withheld', -5))).rejects.toMatchObject({
    cause: { constraint: 'ledger_transactions_source_key_unique' },
  });
});

test.each([
  'update ledger_entries set amount_minor = 1',
  'delete from ledger_entries',
  'truncate ledger_entries',
  "update ledger_transactions set source_key = 'x' || id",
  'delete from ledger_transactions',
  'truncate ledger_transactions cascade',
])('%s: refused', async (change) => {
  await expect(database.pool.query(change)).rejects.toMatchObject({
    constraint: expect.stringMatching(/^ledger_\w+_append_only$/),
  });
});

test('nothing is added to a transaction that is finished, even in balance', async () => {
  const id = await post(usd('store-receivable', 5), usd('tax-withheld', -5));
  const add = database.pool.query(
    `insert into ledger_entries (transaction_id, account, currency, amount_minor)
      values ($1, 'store-receivable', 'USD', 1), ($1, 'tax-withheld', 'USD', -1)`,
    [id],
  );
  await expect(add).rejects.toMatchObject({ constraint: 'ledger_entries_in_time' });
});
