import type { CommentFilter } from '@myfiction/shared/contract/comment-options.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { useDebouncedValue } from '@myfiction/shared/screen/use-debounced-value.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { IconButton, SearchInput, Segmented } from '@myfiction/shared/ui.ts';
import { Search, X } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import type { CommentPage } from '../api/get-comments.ts';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './comments-toolbar.module.css';
import { countText } from './count-text.ts';
import { FilterMenu } from './filter-menu.tsx';
import { ChapterSelect, StorySelect } from './place-selects.tsx';
import type { CommentsUrl } from './use-comments-url.ts';

const TABS = ['new', 'unanswered', 'all'] as const satisfies readonly CommentFilter[];
type Tab = (typeof TABS)[number];

export interface ToolbarHandle {
  openSearch: () => void;
}

export interface CommentsToolbarProps {
  url: CommentsUrl;
  counts: CommentPage['counts'] | undefined;
  /** Within a story's page the story is given. */
  inStory: boolean;
  onAsk: (dialog: OpenDialog) => void;
  ref?: Ref<ToolbarHandle>;
}

/** The tabs as radio buttons, and what narrows them down. */
export function CommentsToolbar({ url, counts, inStory, onAsk, ref }: CommentsToolbarProps) {
  const t = useText();
  const { filters } = url;
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const [choosesPlace, setChoosesPlace] = useState(false);
  const focusKept = useFocusKept<HTMLDivElement>();
  const { ref: bar } = focusKept;
  const isSearching = opened || filters.q !== '';
  // A phone has room for the tabs alone: the rest comes when it is asked for.
  const showsPlace = !isPhone || choosesPlace || url.isNarrowed;
  const isTab = (filter: CommentFilter): filter is Tab => TABS.some((tab) => tab === filter);
  const [searches, setSearches] = useState(0);
  const openSearch = () => {
    setOpened(true);
    setSearches((before) => before + 1);
  };
  useImperativeHandle(ref, () => ({ openSearch }));
  useEffect(() => {
    if (searches > 0) bar.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  }, [bar, searches]);
  const close = () => {
    setOpened(false);
    url.search('');
  };
  return (
    <div className={styles.bar} {...focusKept}>
      <Segmented<CommentFilter>
        label={t('filter.label')}
        value={filters.filter}
        onChange={url.chooseFilter}
        options={TABS.map((tab) => ({
          value: tab,
          label: t(`filter.${tab}`),
          ...(tab !== 'all' && counts && { count: countText(counts[tab], tab) }),
        }))}
      />
      {!isTab(filters.filter) && (
        <button
          type="button"
          className={styles.chip}
          aria-label={t('filter.remove', { filter: t(`filter.${filters.filter}`) })}
          onClick={() => url.chooseFilter('new')}
        >
          {t(`filter.${filters.filter}`)}
          <X aria-hidden="true" />
        </button>
      )}
      <span className={styles.grow} />
      <span className={styles.places}>
        {showsPlace && !inStory && <StorySelect url={url} />}
        {showsPlace && filters.storyId && <ChapterSelect url={url} storyId={filters.storyId} />}
      </span>
      <span className={styles.tools}>
        {!isSearching && !isPhone && (
          <IconButton label={t('search')} icon={<Search />} aria-expanded={false} onClick={openSearch} />
        )}
        <FilterMenu
          url={url}
          counts={counts}
          onAsk={onAsk}
          {...(isPhone && { onSearch: openSearch, onPlace: () => setChoosesPlace(true) })}
        />
      </span>
      {isSearching && <SearchRow q={filters.q} onSearch={url.search} onClose={close} />}
    </div>
  );
}

function SearchRow({ q, onSearch, onClose }: { q: string; onSearch: (q: string) => void; onClose: () => void }) {
  const t = useText();
  const [text, setText] = useDebouncedValue(q, onSearch);
  return (
    <div className={styles.search}>
      <SearchInput className={styles.field} value={text} onChange={setText} placeholder={t('search')} />
      <IconButton label={t('search.close')} icon={<X />} onClick={onClose} />
    </div>
  );
}
