import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { Avatar, Checkbox, cx } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import { ReplyBox } from '../reply/reply-box.tsx';
import { ThreadReplies } from '../reply/thread-replies.tsx';
import { aboutComment } from './about-comment.ts';
import { CommentActions } from './comment-actions.tsx';
import { CommentHead } from './comment-head.tsx';
import styles from './comment-row.module.css';
import { CommentText } from './comment-text.tsx';
import { useDesk } from './desk-context.ts';
import { rowIdOf } from './use-list-keys.ts';

export interface CommentRowProps {
  item: CommentItem;
  isCurrent: boolean;
  isSelected: boolean;
  onOpen: () => void;
  onSelect: () => void;
}

/** A comment in the list. A click anywhere beside its buttons shows the passage that it is about. */
export function CommentRow({ item, isCurrent, isSelected, onOpen, onSelect }: CommentRowProps) {
  const t = useText();
  const desk = useDesk();
  const { comment_id: id } = item;
  const isComposing = desk.composingId === id;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard comes here by j, k and Tab, which open it too.
    <article
      id={rowIdOf(id)}
      data-comment={id}
      className={cx(styles.row, isCurrent && styles.current)}
      aria-label={aboutComment(item, t)}
      aria-current={isCurrent || undefined}
      data-selecting={desk.isSelecting || undefined}
      tabIndex={-1}
      onClick={onOpen}
    >
      <span className={styles.check}>
        {!item.mine && (
          <Checkbox
            checked={isSelected}
            onChange={onSelect}
            onClick={(event) => event.stopPropagation()}
            aria-label={t('row.select', { name: item.reader_name })}
          />
        )}
      </span>
      <Avatar name={item.reader_name} size={40} />
      <div className={styles.body}>
        <CommentHead item={item} />
        <CommentText item={item} />
        {!isComposing && <CommentActions item={item} />}
        {isComposing && <ReplyBox key={id} comment={item} onDone={() => desk.compose(undefined)} />}
        {desk.openThreads.has(id) && <ThreadReplies comment={item} />}
      </div>
    </article>
  );
}
