import { callApi } from '@myfiction/shared/host.ts';
import { saveFile } from '@myfiction/shared/screen/save-file.ts';

/** Fetches a file of a letter: its address is good for a few minutes and asked for at the click. */
export async function downloadAttachment(attachmentId: string): Promise<void> {
  const { url } = await callApi('inbox/getAttachment', { attachment_id: attachmentId });
  saveFile(url);
}
