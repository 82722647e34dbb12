import * as bill from '@myfiction/shared/contract/calls/bill.ts';
import { ingestRevenue as ingest } from '@myfiction/shared/contract/calls/ingest-revenue.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { exportBill } from './files/export-bill.ts';
import { getBill } from './get-bill.ts';
import { ingestRevenue } from './ingest-revenue.ts';
import { listBills } from './list-bills.ts';
import { listBillChapters } from './list-chapters.ts';
import { withdrawBill } from './withdraw-bill.ts';

export const billingRoutes: Handler[] = [
  handle(bill.listBills, listBills),
  handle(bill.getBill, getBill),
  handle(bill.listBillChapters, listBillChapters),
  handle(bill.withdrawBill, withdrawBill),
  handle(bill.exportBill, exportBill),
  handle(ingest, ingestRevenue),
];
