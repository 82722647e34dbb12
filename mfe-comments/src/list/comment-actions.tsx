import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { cx, Menu } from '@myfiction/shared/ui.ts';
import { CheckCheck, Ellipsis, Heart, MessagesSquare, Reply } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { aboutComment } from './about-comment.ts';
import { canAnswer } from './can-answer.ts';
import styles from './comment-actions.module.css';
import { useMenuItems } from './comment-menu.tsx';
import { useDesk } from './desk-context.ts';

/** Replies are counted up to here. */
const MOST_REPLIES = 100;

/** What can be done to a comment, below its text. */
export function CommentActions({ item, isReply = false }: { item: CommentItem; isReply?: boolean }) {
  const t = useText();
  const desk = useDesk();
  const menu = useMenuItems(item);
  const isOpen = desk.openThreads.has(item.comment_id);
  const likes = t('act.likes', { count: item.likes });
  // Every row has the same buttons: a list of them tells whose each is.
  const about = aboutComment(item, t);
  const named = (...words: string[]) => [...words, about].join(', ');
  const replies =
    item.replies >= MOST_REPLIES
      ? t('act.repliesMany', { count: MOST_REPLIES - 1 })
      : t('act.replies', { count: item.replies });
  return (
    <div className={styles.actions}>
      {item.status === 'held' && item.held_by !== 'desk' && (
        <button type="button" aria-label={named(t('act.release'))} onClick={() => desk.act('release', [item])}>
          <CheckCheck aria-hidden="true" />
          {t('act.release')}
        </button>
      )}
      {canAnswer(item) && (
        <>
          <button type="button" aria-label={named(t('act.reply'))} onClick={() => desk.compose(item.comment_id)}>
            <Reply aria-hidden="true" />
            {t('act.reply')}
          </button>
          <button
            type="button"
            className={cx(item.liked && styles.on)}
            aria-label={named(t(item.liked ? 'act.unlike' : 'act.like'), likes)}
            aria-pressed={item.liked}
            onClick={() => desk.act(item.liked ? 'unlike' : 'like', [item])}
          >
            <Heart aria-hidden="true" fill={item.liked ? 'currentColor' : 'none'} />
            {formatNumber(item.likes)}
          </button>
        </>
      )}
      {!isReply && (item.replies > 0 || item.thread_id !== null) && (
        <button
          type="button"
          aria-label={named(replies)}
          aria-expanded={isOpen}
          onClick={() => desk.toggleThread(item.comment_id)}
        >
          <MessagesSquare aria-hidden="true" />
          {replies}
        </button>
      )}
      {menu.length > 0 && (
        <Menu
          sheetTitle={about}
          trigger={(props) => (
            <button type="button" {...props} aria-label={named(t('act.more'))}>
              <Ellipsis aria-hidden="true" />
            </button>
          )}
          items={menu}
        />
      )}
    </div>
  );
}
