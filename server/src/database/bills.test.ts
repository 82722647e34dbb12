import { randomUUID } from 'node:crypto';
import { addUser } from '../testing/fixtures.ts';
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Database } from './connect.ts';
import { billLines, bills } from './schema/bills.ts';

let database: TestDatabase;
let uid: number;
beforeAll(async () => {
  database = await startTestDatabase();
  uid = await addUser(database.db);
});
afterAll(() => database.close());

function addBill(tx: Database, id: string, month: string, netMinor: number) {
  const dates = { month, payday: '2026-04-15', createdAt: new Date() };
  return tx.insert(bills).values({ id, uid, ...dates, currency: 'USD', status: 1, grossMinor: 1000, netMinor });
}

function addLine(tx: Database, billId: string, amountMinor: number) {
  return tx
    .insert(billLines)
    .values({ billId, kind: 'adjustment', units: 1, rateMicros: amountMinor * 1e6, amountMinor });
}

test('a bill whose lines add up to its net is kept', async () => {
  const id = randomUUID();
  await database.db.transaction(async (tx) => {
    await addBill(tx, id, '2026-01-01', 700);
    await addLine(tx, id, 1000);
    await addLine(tx, id, -300);
  });
  const kept = await database.db.select().from(billLines);
  expect(kept).toHaveLength(2);
});

test('a bill that is off by one cent is refused as a whole', async () => {
  const id = randomUUID();
  const write = database.db.transaction(async (tx) => {
    await addBill(tx, id, '2026-02-01', 700);
    await addLine(tx, id, 699);
  });
  await expect(write).rejects.toMatchObject({ cause: { constraint: 'bill_lines_add_up' } });
});

test('a line cannot be added to a closed bill afterwards', async () => {
  const [bill] = await database.db.select().from(bills);
  const write = addLine(database.db, bill?.id ?? '', 1);
  await expect(write).rejects.toMatchObject({ cause: { constraint: 'bill_lines_add_up' } });
});
