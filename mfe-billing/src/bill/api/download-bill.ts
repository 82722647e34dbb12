import type { BillExportFormat } from '@myfiction/shared/contract/billing.ts';
import { callApi, runtimeConfig } from '@myfiction/shared/host.ts';

/** Asks for a bill as a file and begins its download. */
export async function downloadBill(billId: string, format: BillExportFormat): Promise<void> {
  const { url, file_name } = await callApi('bill/export', { bill_id: billId, format }, { silent: true });
  const link = document.createElement('a');
  link.href = runtimeConfig().apiBase + url;
  link.download = file_name;
  link.click();
}
