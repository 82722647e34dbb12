import { MESSAGES_BULK_MAX, type MessageAction } from '@myfiction/shared/contract/inbox-options.ts';
import { callApi, emitEvent, queryClient } from '@myfiction/shared/host.ts';
import { inboxKeys } from './inbox-keys.ts';
import { showAction, showUnread } from './patch-lists.ts';

const isListOnItsWay = (): boolean => queryClient.isFetching({ queryKey: inboxKeys.lists }) > 0;

export interface ChangeResult {
  changed: string[];
  /** How many stayed because they are protected. */
  kept: number;
}

/** Does the same to messages, however many. What it does shows at once; a failure brings back what the server has. */
export async function changeMessages(ids: readonly string[], action: MessageAction): Promise<ChangeResult> {
  const result: ChangeResult = { changed: [], kept: 0 };
  // A list that is on its way knows nothing of this change yet: it is stopped, and asked for again afterwards.
  const isStopped = isListOnItsWay();
  await queryClient.cancelQueries({ queryKey: inboxKeys.lists });
  showAction(ids, action);
  try {
    for (let from = 0; from < ids.length; from += MESSAGES_BULK_MAX) {
      const message_ids = ids.slice(from, from + MESSAGES_BULK_MAX);
      const answer = await callApi('inbox/change', { message_ids, action });
      result.changed.push(...answer.changed);
      result.kept += answer.protected;
      showUnread(answer.unread);
    }
    settle(action, isStopped || isListOnItsWay());
    return result;
  } catch (error) {
    emitEvent('counts-changed', {});
    void queryClient.invalidateQueries({ queryKey: inboxKeys.all });
    throw error;
  }
}

/** Marks as read what has been listed. Gives what was unread, for the way back. */
export async function readAllMessages(until: string): Promise<string[]> {
  const { changed, unread } = await callApi('inbox/readAll', { until });
  showAction(changed, 'read');
  showUnread(unread);
  settle('read');
  return changed;
}

/**
 * Reading marks stand already; what moved stands in another list now.
 *
 * @param isWanted Whether lists have to be asked for: one that is on its way may have been asked before the change, and
 *   nobody asks again for one that was stopped.
 */
function settle(action: MessageAction, isWanted = isListOnItsWay()): void {
  emitEvent('counts-changed', {});
  const isMark = action === 'read' || action === 'unread';
  const refetchType = isMark && !isWanted ? 'none' : 'active';
  void queryClient.invalidateQueries({ queryKey: inboxKeys.lists, refetchType });
  if (!isMark) void queryClient.invalidateQueries({ queryKey: inboxKeys.messages });
}
