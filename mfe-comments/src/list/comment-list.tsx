import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { LoadMore } from '@myfiction/shared/screen/load-more.tsx';
import { useFirstRows } from '@myfiction/shared/screen/use-first-rows.ts';
import { usePresent } from '@myfiction/shared/screen/use-present.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import type { CommentsQuery } from '../api/get-comments.ts';
import type { CommentsUrl } from '../filters/use-comments-url.ts';
import { useText } from '../i18n/use-text.ts';
import { CommentRow } from './comment-row.tsx';
import styles from './comments-screen.module.css';
import { useArrivals } from './use-arrivals.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useSeen } from './use-seen.ts';
import type { Selection } from './use-selection.ts';
import { useShowOpened } from './use-show-opened.ts';

interface CommentListProps {
  url: CommentsUrl;
  comments: CommentsQuery;
  items: readonly CommentItem[];
  currentId: string | undefined;
  selection: Selection;
  onOpen: (commentId: string | undefined) => void;
}

/** Of one line, on a desktop, in CSS px. */
const LEAST_ROW_PX = 126;

/** The comments themselves. What arrives waits above them. */
export function CommentList({ url, comments, items, currentId, selection, onOpen }: CommentListProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const listKey = JSON.stringify(url.filters);
  const arrivals = useArrivals(url.filters);
  const shown = useFirstRows(items, LEAST_ROW_PX);
  const rowFocus = useRowFocus(items, listKey, onOpen);
  useSeen(list, shown);
  useShowOpened(list, url.openId);
  const presentKey = usePresent(listKey);
  const show = () => {
    url.showPages(1);
    // Who has gone to another list or page meanwhile stays where they are.
    void arrivals.show().then(() => presentKey.current === listKey && window.scrollTo({ top: 0 }));
  };
  return (
    <>
      <div className={styles.arrived} role="status">
        {arrivals.count > 0 && (
          <Button size="sm" variant="primary" icon={<ArrowUp />} onClick={show}>
            {arrivals.isMore
              ? t('list.arrivedMore', { count: arrivals.count })
              : t('list.arrived', { count: arrivals.count })}
          </Button>
        )}
      </div>
      <div
        ref={list}
        {...rowFocus}
        {...(items.length > 0 && { role: 'feed', 'aria-label': t('list'), 'aria-busy': comments.isFetchingNextPage })}
      >
        {shown.map((item) => (
          <CommentRow
            key={item.comment_id}
            item={item}
            isCurrent={item.comment_id === currentId}
            isSelected={selection.chosen.includes(item)}
            onOpen={() => onOpen(item.comment_id)}
            onSelect={() => selection.toggle(item.comment_id)}
          />
        ))}
      </div>
      {shown === items && (
        <LoadMore
          key={listKey}
          list={comments}
          label={t('list.more')}
          loadingLabel={t('list.moreLoading')}
          failedLabel={t('list.moreFailed')}
          onLoaded={() => url.showPages(Math.floor(items.length / PAGE_SIZE) + 1)}
          near
        />
      )}
    </>
  );
}
