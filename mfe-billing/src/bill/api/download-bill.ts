import type { BillExportFormat } from '@myfiction/shared/contract/billing.ts';
import { callApi } from '@myfiction/shared/host.ts';
import { saveFile } from '@myfiction/shared/screen/save-file.ts';

/** Asks for a bill as a file and begins its download. */
export async function downloadBill(billId: string, format: BillExportFormat): Promise<void> {
  const { url, file_name } = await callApi('bill/export', { bill_id: billId, format }, { silent: true });
  saveFile(url, file_name);
}
