import { eq } from 'drizzle-orm';
import { addBill } from '../testing/add-bill.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import type { Database } from './connect.ts';
import { billLines, bills } from './schema/bills.ts';

const database = freshDatabase();
let uid: number;
beforeAll(async () => {
  uid = await addUser(database.db);
});

const refusal = (constraint: string) => ({ cause: { constraint } });

function addLine(tx: Database, billId: string, line: number, amountMinor: number) {
  return tx
    .insert(billLines)
    .values({ billId, line, kind: 'adjustment', units: 1, rateMicros: amountMinor * 1e6, amountMinor });
}

test('a bill whose lines add up to its net, and to what the ledger owes, is kept', async () => {
  const billId = await addBill(database.db, { uid, netMinor: 700 });
  const lines = database.db.select().from(billLines).where(eq(billLines.billId, billId));
  expect(await lines).toMatchObject([{ billId, line: 1, amountMinor: 700 }]);
});

test('a bill that is off by one cent is refused as a whole', async () => {
  const write = addBill(database.db, { uid, month: '2026-02-01', netMinor: 700 }, { amountMinor: 699 });
  await expect(write).rejects.toMatchObject(refusal('bill_lines_add_up'));
});

test('a closed bill takes no lines, changes and deletions', async () => {
  const billId = await addBill(database.db, { uid, month: '2026-03-01' });
  const { db, pool } = database;
  await expect(addLine(db, billId, 2, 1)).rejects.toMatchObject(refusal('bill_lines_add_up'));
  await expect(addLine(db, billId, 4, 0)).rejects.toMatchObject(refusal('bill_lines_in_order'));
  for (const change of [
    'update bills set net_minor = 1',
    'update bills set gross_minor = 1',
    "update bills set payday = '2030-01-01'",
    "update bills set pen_name = 'Other'",
    'delete from bills',
    'update bill_lines set amount_minor = 1',
    "update bill_lines set story_title = 'Other'",
    'delete from bill_lines',
  ]) {
    await expect(pool.query(change)).rejects.toMatchObject({ constraint: 'bill_is_frozen' });
  }
});

test('how far it is paid goes on, and an account that is deleted is forgotten', async () => {
  const billId = await addBill(database.db, { uid, month: '2026-04-01', penName: 'Noor' }, { storyTitle: 'Secret' });
  await database.db.update(bills).set({ status: 2, penName: '' });
  await database.db.update(billLines).set({ storyTitle: '', storyId: null });
  const [line] = (await database.db.select().from(billLines)).filter((kept) => kept.billId === billId);
  expect(line).toMatchObject({ storyTitle: '', amountMinor: 500 });
});
