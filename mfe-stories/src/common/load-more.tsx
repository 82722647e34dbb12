import { Button } from '@myfiction/shared/ui.ts';
import styles from './load-more.module.css';

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
  /** Called when the next page has arrived. */
  onLoaded: () => void;
}

/** Below a list: fetches the next page where the author is reading, without moving what is there. */
export function LoadMore({ list, label, loadingLabel, failedLabel, onLoaded }: LoadMoreProps) {
  if (!list.hasNextPage) return null;
  const load = async () => {
    const { isFetchNextPageError } = await list.fetchNextPage();
    if (!isFetchNextPageError) onLoaded();
  };
  return (
    <div className={styles.more}>
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
