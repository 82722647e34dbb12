import { SETTLEMENT_ZONE } from '@myfiction/shared/contract/billing.ts';
import { toDecimal } from '@myfiction/shared/contract/money.ts';
import { cityOf } from '@myfiction/shared/scheduling/city-of.ts';
import { eq } from 'drizzle-orm';
import { chapters } from '../../database/schema/chapters.ts';
import { users } from '../../database/schema/users.ts';
import { findTicket } from '../../export/tickets.ts';
import { addBill } from '../../testing/add-bill.ts';
import { answerNameOf } from '../../testing/expect-answer.ts';
import { addUser } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { addMoneyAuthor, addPayout } from '../../testing/money-author.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { closeMonth } from '../close-month.ts';
import { getBill } from '../get-bill.ts';
import { ingestRevenue } from '../ingest-revenue.ts';
import { listBillChapters } from '../list-chapters.ts';
import { writeMoney } from '../plain-words.ts';
import { writeCsv } from './csv.ts';
import { billDownload, exportBill } from './export-bill.ts';

const database = freshDatabase();
afterEach(() => database.pool.query('truncate billing_months'));
const context = freshAuthor(database);

async function addClosedBill(beforeClosing: (chapterId: string) => Promise<unknown> = async () => {}) {
  const author = await addMoneyAuthor(context);
  await addPayout(context);
  const events = [
    author.event(),
    author.event({ units: -7, rate_micros: 1_800_000 }),
    author.event({ kind: 'ads', units: 12_345, rate_micros: 21_337 }),
    author.event({ kind: 'bonus', chapter_id: null, units: 1, rate_micros: 15_000_000_000 }),
  ];
  await ingestRevenue(context, { events });
  await beforeClosing(author.chapterId);
  context.clock.set(new Date('2026-04-04T12:00:00Z'));
  await closeMonth(context, '2026-03-01');
  const bill = await getBill(context, { month: '2026-03', currency: 'USD' });
  return { author, bill, billId: bill.bill_id ?? '' };
}

async function fileOf(billId: string, format: 'pdf' | 'csv'): Promise<Buffer> {
  const { content } = await billDownload(database.db, { uid: context.uid, billId, format });
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

test.each([
  [
    'en',
    'Store fee',
    ['Bill of March 2026', '0.00021337', 'Unlocks, refunded', `in ${cityOf(SETTLEMENT_ZONE)}`, 'Document '],
  ],
  [
    'es',
    'Comisión de la tienda',
    ['Factura de marzo de 2026', '0,00021337', 'Desbloqueos, reembolso', 'en Nueva York', 'Documento '],
  ],
] as const)('PDF, CSV and page say the same to the cent, in %s', async (language, fee, printed) => {
  await database.db.update(users).set({ language }).where(eq(users.uid, context.uid));
  const { author, bill, billId } = await addClosedBill();
  const shown = { month: '2026-03', currency: 'USD' as const, story_id: author.storyId, limit: 20 };
  const page = (await listBillChapters(context, shown)).items.flatMap(({ lines }) => lines);
  const amounts = [
    ...page.map((line) => line.amount_minor),
    ...bill.deductions.map((line) => line.amount_minor),
    bill.net_minor,
  ];
  expect(page).toHaveLength(4);

  const csv = (await fileOf(billId, 'csv')).toString('utf8');
  expect(csv).toContain(fee);
  const rows = csv.trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',').at(-2))).toEqual(amounts.map((amount) => toDecimal(amount, 'USD')));
  const sum = rows.slice(0, -1).reduce((total, row) => total + Number(row.split(',').at(-2)), 0);
  expect(sum.toFixed(2)).toBe(toDecimal(bill.net_minor, 'USD'));

  const plain = (drawn: string) => drawn.replaceAll(/\s+/gu, ' ');
  const text = plain(await pdfText(await fileOf(billId, 'pdf')));
  for (const amount of amounts) expect(text).toContain(plain(writeMoney(amount, 'USD', language)));
  for (const words of [fee, ...printed]) expect(text).toContain(words);
});

test.each([
  ['en', 'A chapter that was deleted', 'The story as a whole'],
  ['es', 'Un capítulo eliminado', 'La historia en conjunto'],
])('PDF and CSV name a chapter that is gone as the page does, in %s', async (language, gone, whole) => {
  await database.db.update(users).set({ language }).where(eq(users.uid, context.uid));
  const { billId } = await addClosedBill((chapterId) => database.db.delete(chapters).where(eq(chapters.id, chapterId)));
  const text = await pdfText(await fileOf(billId, 'pdf'));
  expect(text).toContain(gone);
  expect(text).toContain(whole);
  expect(text).not.toMatch(/^0\. ?$/m);
  const titles = (await fileOf(billId, 'csv'))
    .toString('utf8')
    .split('\r\n')
    .slice(1, 5)
    .map((row) => row.split(',')[3]);
  expect(titles.toSorted()).toEqual([gone, gone, gone, whole].toSorted());
});

test.each([
  ['en', 'Refunds of earlier months', 'Goes into the next month'],
  ['es', 'Reembolsos de meses anteriores', 'Pasa al mes siguiente'],
] as const)(
  'PDF and CSV tell what a month takes over from what it leaves, as the page does, in %s',
  async (...texts) => {
    const [language, carriedIn, carriedOut] = texts;
    await database.db.update(users).set({ language }).where(eq(users.uid, context.uid));
    const author = await addMoneyAuthor(context);
    await ingestRevenue(context, { events: [author.event({ units: -10_000 })] });
    context.clock.set(new Date('2026-04-04T12:00:00Z'));
    await closeMonth(context, '2026-03-01');
    await ingestRevenue(context, { events: [author.event({ units: 100 })] });
    context.clock.set(new Date('2026-05-04T12:00:00Z'));
    await closeMonth(context, '2026-04-01');
    const { bill_id } = await getBill(context, { month: '2026-04', currency: 'USD' });
    const rows = (await fileOf(bill_id ?? '', 'csv')).toString('utf8').split('\r\n');
    const carried = rows.filter((row) => row.includes(carriedIn) || row.includes(carriedOut));
    expect(carried.map((row) => [row.split(',')[4], Number(row.split(',').at(-2)) < 0])).toEqual([
      [carriedIn, true],
      [carriedOut, false],
    ]);
    const text = await pdfText(await fileOf(bill_id ?? '', 'pdf'));
    expect(text).toContain(carriedIn);
    expect(text).toContain(carriedOut);
  },
);

test('the PDF of a bill names the author as on the day of closing, and an older one, which keeps no name, as today', async () => {
  const call = (penName: string) => database.db.update(users).set({ penName }).where(eq(users.uid, context.uid));
  await call('Ada Before');
  const { billId } = await addClosedBill();
  const older = await addBill(database.db, { uid: context.uid, month: '2025-12-01' });
  await call('Ada After');
  const text = await pdfText(await fileOf(billId, 'pdf'));
  expect(text).toContain('Ada Before, in USD');
  expect(text).not.toContain('Ada After');
  expect(await pdfText(await fileOf(older, 'pdf'))).toContain('Ada After, in USD');
});

test('the PDF of a bill that comes to nothing names neither a state that ends nor a payday', async () => {
  const billId = await addBill(database.db, { uid: context.uid, netMinor: 0 });
  const text = await pdfText(await fileOf(billId, 'pdf'));
  expect(text).toContain('Nothing to pay');
  expect(text).not.toMatch(/Pending Payment|Payday/);
});

test('a download is the author’s alone, and opens what it names', async () => {
  const billId = await addBill(database.db, { uid: context.uid, month: '2025-12-01' });
  const { url, file_name } = await exportBill(context, { bill_id: billId, format: 'csv' });
  expect(file_name).toBe('MyFiction 2025-12 USD.csv');
  const ticket = await findTicket(database.db, url.split('/').at(-1) ?? '', context.clock.now());
  expect(ticket).toMatchObject({ uid: context.uid, billId, format: 'bill-csv', storyId: null });
  const stranger = { ...context, uid: await addUser(database.db) };
  expect(await answerNameOf(exportBill(stranger, { bill_id: billId, format: 'pdf' }))).toBe('notFound');
});

test('a spreadsheet takes no title for a formula, and no comma for a column', () => {
  const texts = ['=HYPERLINK("x")', '+1', '-1', '@x', 'a, "b"\nc', 'Árbol'].map((text) => ({ text }));
  expect(writeCsv([[...texts, { number: '-1.50' }]])).toBe(
    '\uFEFF"\'=HYPERLINK(""x"")",\'+1,\'-1,\'@x,"a, ""b""\nc",Árbol,-1.50\r\n',
  );
});
