import { Button } from '@myfiction/shared/ui.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './load-more.module.css';
import { usePresent } from './use-present.ts';

export interface LoadMoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<{ isFetchNextPageError: boolean }>;
  };
  label: string;
  loadingLabel: string;
  failedLabel: string;
  /** Called when the next page has arrived, while the list is there. Another list has another `key`. */
  onLoaded?: () => void;
  /** Also loads by itself when the end of the list comes near: for lists of hundreds that are read through. */
  near?: boolean;
}

/** About a screen ahead, so that the rows are there before the author is. */
const NEAR = '800px';

/** Below a list: fetches the next page where the author is reading, without moving what is there. */
export function LoadMore({ list, label, loadingLabel, failedLabel, onLoaded, near = false }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  // While a page is on its way the author may change the address, or leave the list: an older function would undo that.
  const loaded = usePresent(onLoaded);
  const load = async () => {
    const { isFetchNextPageError } = await list.fetchNextPage();
    if (!isFetchNextPageError) loaded.current?.();
  };
  const arrive = useEffectEvent(() => {
    if (!list.isFetchingNextPage) void load();
  });
  // After a failure only the author tries again: the end of the list stays in view.
  const watching = near && list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError;
  useEffect(() => {
    if (!watching || !end.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && arrive(), {
      rootMargin: NEAR,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching]);
  // The last page takes the button away: its focus stays at the end of the list, and nothing scrolls.
  const [hasFocus, setFocus] = useState(false);
  const keepsFocus = hasFocus && !list.hasNextPage;
  useLayoutEffect(() => {
    if (keepsFocus) end.current?.focus({ preventScroll: true });
  }, [keepsFocus]);
  const focusHandlers = { onFocus: () => setFocus(true), onBlur: () => setFocus(false) };
  if (keepsFocus) return <div ref={end} tabIndex={-1} {...focusHandlers} />;
  if (!list.hasNextPage) return null;
  return (
    <div ref={end} className={styles.more} {...focusHandlers}>
      {list.isFetchNextPageError && (
        <p className={styles.failed} role="alert">
          {failedLabel}
        </p>
      )}
      <Button loading={list.isFetchingNextPage} loadingLabel={loadingLabel} onClick={() => void load()}>
        {label}
      </Button>
    </div>
  );
}
