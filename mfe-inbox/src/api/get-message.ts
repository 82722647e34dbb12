import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { inboxKeys } from './inbox-keys.ts';

/** One message with all its letters. */
export function useMessage(messageId: string) {
  return useQuery({
    queryKey: inboxKeys.message(messageId),
    // What is not there is said by the page, not by a toast over it.
    queryFn: ({ signal }) => callApi('inbox/get', { message_id: messageId }, { signal, silent: true }),
  });
}
