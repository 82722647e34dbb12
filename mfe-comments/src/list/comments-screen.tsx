import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { COMMENT_COUNT_LIMITS } from '@myfiction/shared/contract/comment-options.ts';
import { ApiError, toast, useIsPhone } from '@myfiction/shared/host.ts';
import { focusTitle } from '@myfiction/shared/screen/focus-title.ts';
import { isBusyElsewhere } from '@myfiction/shared/screen/is-busy-elsewhere.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Drawer, ErrorState } from '@myfiction/shared/ui.ts';
import { useMemo, useRef, useState } from 'react';
import { usePin } from '../api/change-comments.ts';
import { filterFinds } from '../api/filter-finds.ts';
import { scopeOf, useComments } from '../api/get-comments.ts';
import { ContextPane } from '../context/context-pane.tsx';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import { CommentsToolbar, type ToolbarHandle } from '../filters/comments-toolbar.tsx';
import { countText } from '../filters/count-text.ts';
import type { CommentsUrl } from '../filters/use-comments-url.ts';
import { useText } from '../i18n/use-text.ts';
import { CommentList } from './comment-list.tsx';
import { CommentsEmpty } from './comments-empty.tsx';
import styles from './comments-screen.module.css';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { type Desk, DeskContext } from './desk-context.ts';
import { pinnedOne } from './pinned-one.ts';
import { SelectionBar } from './selection-bar.tsx';
import { touch } from './touched.ts';
import { useAct } from './use-act.ts';
import { rowIdOf, useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';
import { useToggled } from './use-toggled.ts';

const loadDialogs = async () => {
  const { CommentDialogs, dialogTexts } = await import('../dialogs/comment-dialogs.tsx');
  await dialogTexts;
  return CommentDialogs;
};

/** The list of comments with what stands beside it: the page, and a story's tab. */
export function CommentsScreen({ url, inStory = false }: { url: CommentsUrl; inStory?: boolean }) {
  const t = useText();
  const isPhone = useIsPhone();
  const { filters } = url;
  const comments = useComments(filters, url.pages);
  const showSkeleton = useDelayed(comments.isPending);
  const isNowhere = isMissing(comments.error);
  const toolbar = useRef<ToolbarHandle>(null);
  const items = useMemo(() => comments.data?.pages.flatMap((page) => page.items) ?? [], [comments.data]);
  const firstPage = comments.data?.pages[0];
  const listKey = JSON.stringify(filters);
  const selection = useSelection(items, filters.filter, listKey);
  const foundNoMore = selection.choosable.filter((item) => !filterFinds(item, filters.filter));
  const act = useAct();
  const pin = usePin();
  const [dialog, setDialog] = useStateOverSignIn<OpenDialog | undefined>('dialog', undefined);
  const CommentDialogs = useLate(loadDialogs, dialog !== undefined);
  const [composingId, compose] = useStateOverSignIn<string | undefined>('composing', undefined);
  const [openThreads, toggleThread] = useToggled();
  const [sheetId, setSheetId] = useState<string>();
  const currentId = url.openId ?? (isPhone ? undefined : items[0]?.comment_id);

  const pinOrAsk = (comment: CommentItem, pinned: boolean) =>
    pin.mutate(
      { commentId: comment.comment_id, pinned, replace: false },
      {
        onSuccess: () => toast.success(t(pinned ? 'pin.done' : 'pin.undone')),
        onError: (error) => {
          const taken = error instanceof ApiError ? pinnedOne(error) : undefined;
          if (taken) setDialog({ kind: 'pin', comment, pinned: taken });
        },
      },
    );
  const desk: Desk = {
    composingId,
    openThreads,
    toggleThread,
    compose: (id) => {
      // The field takes the focus along.
      if (id === undefined && composingId) document.getElementById(rowIdOf(composingId))?.focus();
      compose(id);
      if (id && items.some((item) => item.comment_id === id)) url.open(id);
    },
    pin: pinOrAsk,
    ask: setDialog,
    select: selection.toggle,
    isSelecting: selection.chosen.length > 0,
    namesStory: !inStory,
    showContext: (id) => {
      url.open(id);
      if (isPhone) setSheetId(id);
    },
    act: (action, chosen) => {
      for (const item of chosen) touch(item.comment_id);
      void act.run(action, { comment_ids: chosen.map((item) => item.comment_id) });
    },
  };
  /** The button that was pressed goes with the bar. Whoever writes by now goes on writing. */
  const leaveSelection = () => {
    const last = selection.chosen.at(-1);
    selection.clear();
    if (!last || isBusyElsewhere(document.activeElement)) return;
    const at = items.indexOf(last);
    const rowOf = (item: CommentItem) => document.getElementById(rowIdOf(item.comment_id));
    const next = [...items.slice(at), ...items.slice(0, at).reverse()].find(rowOf);
    if (next) rowOf(next)?.focus({ preventScroll: true });
    else focusTitle({ preventScroll: true });
    if (next !== last) url.open(next?.comment_id);
  };
  const actOnSelection: Parameters<typeof SelectionBar>[0]['onAct'] = (action) => {
    const target =
      selection.isEverything && firstPage
        ? { ...scopeOf(filters), filter: filters.filter, as_of: firstPage.as_of }
        : { comment_ids: selection.chosen.map((item) => item.comment_id) };
    // What is seen has been read.
    const isLeft = selection.isEverything && !(filters.filter === 'new' && action === 'read');
    const also = isLeft ? foundNoMore.map((item) => item.comment_id) : [];
    for (const item of selection.chosen) touch(item.comment_id);
    void act.run(action, target, { also }).then((done) => done && leaveSelection());
  };
  useListKeys({
    items,
    currentId,
    desk,
    onMove: (id) => url.open(id),
    onSelect: selection.toggle,
    onSearch: () => toolbar.current?.openSearch(),
  });
  const counted =
    firstPage && isCounted(filters.filter) && filters.q === ''
      ? countText(firstPage.counts[filters.filter] + foundNoMore.length, filters.filter)
      : undefined;
  return (
    <DeskContext value={desk}>
      <div className={styles.two}>
        <div className={styles.main}>
          <CommentsToolbar ref={toolbar} url={url} counts={firstPage?.counts} inStory={inStory} onAsk={setDialog} />
          <StatusMessage text={showSkeleton ? t('loading') : ''} />
          {showSkeleton && <CommentsSkeleton />}
          {comments.isError && !comments.data && !isNowhere && (
            <ErrorState title={t('error.title')} text={t('error.text')} onRetry={() => void comments.refetch()} />
          )}
          {(isNowhere || (comments.isSuccess && items.length === 0 && !comments.hasNextPage)) && (
            <CommentsEmpty url={url} isNowhere={isNowhere} inStory={inStory} onAsk={setDialog} />
          )}
          {comments.data && !isNowhere && (
            <CommentList
              url={url}
              comments={comments}
              items={items}
              currentId={currentId}
              selection={selection}
              onOpen={(id) => url.open(id)}
            />
          )}
          {selection.chosen.length > 0 && (
            <SelectionBar
              selection={{ ...selection, clear: leaveSelection }}
              filter={filters.filter}
              matching={counted}
              canTakeAll={comments.hasNextPage || selection.chosen.length < selection.choosable.length}
              act={act}
              onAct={actOnSelection}
            />
          )}
        </div>
        {!isPhone && (
          <aside className={styles.context} aria-label={t('context.title')}>
            <div className={styles.sticky}>
              <ContextPane commentId={currentId} isWaiting={showSkeleton} />
            </div>
          </aside>
        )}
      </div>
      <Drawer
        open={isPhone && sheetId !== undefined}
        side="bottom"
        title={items.find((item) => item.comment_id === sheetId)?.story_title ?? t('context.title')}
        onClose={() => setSheetId(undefined)}
      >
        <ContextPane commentId={sheetId} />
      </Drawer>
      {dialog && CommentDialogs && <CommentDialogs dialog={dialog} onClose={() => setDialog(undefined)} />}
    </DeskContext>
  );
}

function isCounted(filter: string): filter is keyof typeof COMMENT_COUNT_LIMITS {
  return filter in COMMENT_COUNT_LIMITS;
}
