import { callApi, runtimeConfig } from '@myfiction/shared/host.ts';

/** Fetches a file of a letter: its address is good for a few minutes and asked for at the click. */
export async function downloadAttachment(attachmentId: string): Promise<void> {
  const { url } = await callApi('inbox/getAttachment', { attachment_id: attachmentId });
  const link = document.createElement('a');
  link.href = runtimeConfig().apiBase + url;
  link.download = '';
  link.click();
}
