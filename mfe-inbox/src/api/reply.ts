import type { MessageDetail } from '@myfiction/shared/contract/calls/inbox.ts';
import { callApi, queryClient } from '@myfiction/shared/host.ts';
import { inboxKeys } from './inbox-keys.ts';

export interface Reply {
  message_id: string;
  reply_id: string;
  body: string;
  attachment_ids: string[];
}

/** Sends a letter to the desk; the conversation then has it. The failure is told beside the letter. */
export async function sendReply(reply: Reply): Promise<MessageDetail> {
  const detail = await callApi('inbox/reply', reply, { inPlace: 'all' });
  queryClient.setQueryData(inboxKeys.message(reply.message_id), detail);
  void queryClient.invalidateQueries({ queryKey: inboxKeys.lists });
  return detail;
}
