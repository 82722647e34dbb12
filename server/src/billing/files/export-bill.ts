import { Readable } from 'node:stream';
import type { BillExportFormat } from '@myfiction/shared/contract/billing.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { bills } from '../../database/schema/bills.ts';
import { users } from '../../database/schema/users.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import type { Download } from '../../export/download.ts';
import { openTicket } from '../../export/tickets.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import type { BillRow } from '../bill-moves.ts';
import { readLines } from '../read-lines.ts';
import { billCsv } from './bill-csv.ts';
import { billDocument } from './bill-pdf.ts';
import { billTexts } from './bill-texts.ts';

/** Opens the download of one of the author's bills. Throws `notFound`. */
export async function exportBill(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { bill_id, format }: { bill_id: string; format: BillExportFormat },
): Promise<{ url: string; file_name: string }> {
  const bill = await ownBill(context.db, context.uid, bill_id);
  const what = { storyId: null, billId: bill_id, drafts: false };
  return { url: await openTicket(context, { ...what, format: `bill-${format}` }), file_name: fileName(bill, format) };
}

/** The file of a bill as it is now, in the language of the author's interface: what a ticket opens. */
export async function billDownload(
  db: Database,
  { uid, billId, format }: { uid: number; billId: string; format: BillExportFormat },
): Promise<Download> {
  const bill = await ownBill(db, uid, billId);
  const lines = await readLines(db, { uid, month: bill.month, currency: bill.currency, bill });
  const [user] = await db
    .select({ penName: users.penName, language: users.language })
    .from(users)
    .where(eq(users.uid, uid));
  const texts = billTexts(user?.language ?? '');
  if (format === 'csv') {
    return {
      fileName: fileName(bill, format),
      mediaType: 'text/csv; charset=utf-8',
      content: Readable.from([billCsv(bill, lines, texts)]),
    };
  }
  const pdf = await renderPdf(billDocument(bill, lines, bill.penName || (user?.penName ?? ''), texts));
  return { fileName: fileName(bill, format), mediaType: 'application/pdf', content: Readable.from([pdf]) };
}

async function ownBill(db: Database, uid: number, billId: string): Promise<BillRow> {
  const [bill] = await db
    .select()
    .from(bills)
    .where(and(eq(bills.id, billId), eq(bills.uid, uid)));
  if (!bill) throw new AppError('notFound');
  return bill;
}

/** @example 'MyFiction 2025-10 USD.pdf' */
function fileName({ month, currency }: BillRow, format: BillExportFormat): string {
  return `MyFiction ${month.slice(0, 7)} ${currency}.${format}`;
}
