import { LoadMore } from '@myfiction/shared/screen/load-more.tsx';
import { type ReactNode, useState } from 'react';
import { useStoryReplaceText } from '../editor/i18n/use-story-replace-text.ts';

/** Some screens of them. All of 3,000 take a browser seconds to draw. */
export const ROWS_AT_A_TIME = 100;

export interface LongListProps<Row> {
  rows: readonly Row[];
  className: string | undefined;
  /** A list item with a key. */
  children: (row: Row) => ReactNode;
}

/** A row for each of thousands of chapters, drawn as far as the author has come. */
export function LongList<Row>({ rows, className, children: draw }: LongListProps<Row>) {
  const t = useStoryReplaceText();
  const [drawn, setDrawn] = useState(ROWS_AT_A_TIME);
  const fetchNextPage = async () => {
    setDrawn(drawn + ROWS_AT_A_TIME);
    return { isFetchNextPageError: false };
  };
  const list = { hasNextPage: drawn < rows.length, isFetchingNextPage: false, isFetchNextPageError: false };
  return (
    <>
      <ul className={className}>{rows.slice(0, drawn).map(draw)}</ul>
      <LoadMore
        near
        list={{ ...list, fetchNextPage }}
        label={t('storyReplace.showMore')}
        loadingLabel=""
        failedLabel=""
      />
    </>
  );
}
