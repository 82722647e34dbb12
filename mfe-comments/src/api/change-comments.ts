import type { ReportReason } from '@myfiction/shared/contract/comment-options.ts';
import { callApi, emitEvent, queryClient, useMutation } from '@myfiction/shared/host.ts';
import { useSendId } from '@myfiction/shared/screen/use-send-id.ts';
import { commentKeys } from './comment-keys.ts';
import { patchComments, replaceComments } from './patch-comments.ts';

const threadsChanged = () => queryClient.invalidateQueries({ queryKey: commentKeys.threads });

/**
 * Answers a comment. The answered comment stays in its list, so that nothing moves under the author's hands.
 *
 * @param onSent also when nobody shows the reply any more
 */
export function useReply(commentId: string, onSent: () => void) {
  const idOf = useSendId();
  return useMutation({
    mutationFn: ({ text, pin }: { text: string; pin: boolean }) =>
      callApi('comment/reply', { comment_id: commentId, reply_id: idOf(text), text, pin }, { inPlace: 'all' }),
    onSuccess: async ({ comment }) => {
      onSent();
      replaceComments([comment]);
      emitEvent('counts-changed', {});
      await threadsChanged();
    },
  });
}

export function useEditReply(commentId: string) {
  return useMutation({
    mutationFn: (text: string) => callApi('comment/editReply', { comment_id: commentId, text }, { inPlace: 'all' }),
    onSuccess: ({ reply }) => replaceComments([reply]),
  });
}

export function useDeleteReply(commentId: string) {
  return useMutation({
    mutationFn: () => callApi('comment/deleteReply', { comment_id: commentId }),
    onSuccess: async ({ answered_comment_id: answeredId, answered }) => {
      patchComments((item) => {
        if (item.comment_id === commentId) return undefined;
        return item.comment_id === answeredId ? { ...item, answered, replies: Math.max(0, item.replies - 1) } : item;
      });
      await threadsChanged();
    },
  });
}

export function usePin() {
  return useMutation({
    mutationFn: ({ commentId, pinned, replace }: { commentId: string; pinned: boolean; replace: boolean }) =>
      callApi('comment/pin', { comment_id: commentId, pinned, replace }),
    onSuccess: ({ comment, unpinned_comment_id: unpinnedId }) => {
      patchComments((item) => (item.comment_id === unpinnedId ? { ...item, pinned: false } : item));
      replaceComments([comment]);
    },
  });
}

export function useReport(commentId: string) {
  return useMutation({
    mutationFn: ({ reason, note }: { reason: ReportReason; note: string }) =>
      callApi('comment/report', { comment_id: commentId, reason, note }),
    onSuccess: ({ comment }) => {
      replaceComments([comment]);
      emitEvent('counts-changed', {});
    },
  });
}
