import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { passFocus } from '@myfiction/shared/screen/pass-focus.ts';
import { Avatar, Button, Skeleton } from '@myfiction/shared/ui.ts';
import { useThread } from '../api/get-thread.ts';
import { useText } from '../i18n/use-text.ts';
import { CommentActions } from '../list/comment-actions.tsx';
import { CommentHead } from '../list/comment-head.tsx';
import { CommentText } from '../list/comment-text.tsx';
import { useDesk } from '../list/desk-context.ts';
import { ReplyBox } from './reply-box.tsx';
import styles from './thread-replies.module.css';

/** The thread that a comment belongs to, below it. */
export function ThreadReplies({ comment }: { comment: CommentItem }) {
  const t = useText();
  const thread = useThread(comment.comment_id);
  const pages = thread.data?.pages ?? [];
  const first = pages[0]?.first;
  // A reply stands in the list by itself: its thread begins with what it belongs to.
  const above = first && first.comment_id !== comment.comment_id ? [first] : [];
  const replies = [...above, ...pages.flatMap((page) => page.items)].filter(
    ({ comment_id: id }) => id !== comment.comment_id,
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click in the thread is not one on the row around it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div className={styles.thread} onClick={(event) => event.stopPropagation()}>
      {thread.isPending && (
        <div role="status" aria-label={t('thread.loading')}>
          <Skeleton lines={2} />
        </div>
      )}
      {thread.isError && pages.length === 0 && (
        <p ref={passFocus} className={styles.note} role="alert">
          {t('thread.failed')}{' '}
          <Button size="sm" onClick={() => void thread.refetch()}>
            {t('thread.retry')}
          </Button>
        </p>
      )}
      {thread.isSuccess && replies.length === 0 && <p className={styles.note}>{t('thread.none')}</p>}
      <ul className={styles.list} aria-label={t('thread.title')}>
        {replies.map((reply) => (
          <li key={reply.comment_id} className={styles.reply}>
            <Avatar name={reply.reader_name} size={28} />
            <Reply item={reply} />
          </li>
        ))}
      </ul>
      {thread.hasNextPage && (
        <Button size="sm" loading={thread.isFetchingNextPage} onClick={() => void thread.fetchNextPage()}>
          {t('thread.more')}
        </Button>
      )}
    </div>
  );
}

function Reply({ item }: { item: CommentItem }) {
  const desk = useDesk();
  const isComposing = desk.composingId === item.comment_id;
  return (
    <div className={styles.body}>
      <CommentHead item={item} isReply />
      <CommentText item={item} isReply />
      {item.status !== 'deleted' && !isComposing && <CommentActions item={item} isReply />}
      {isComposing && <ReplyBox key={item.comment_id} comment={item} onDone={() => desk.compose(undefined)} />}
    </div>
  );
}
