import { accountFileName } from '../export/account/account-download.ts';
import { openTicket } from '../export/tickets.ts';
import type { CallContext } from '../platform/handler.ts';

/** Opens the download of everything that the studio holds about the author. */
export async function exportAccount(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
): Promise<{ url: string; file_name: string }> {
  const url = await openTicket(context, { storyId: null, format: 'account', drafts: true });
  return { url, file_name: accountFileName(context.clock.now()) };
}
