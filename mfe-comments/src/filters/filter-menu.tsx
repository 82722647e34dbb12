import { COMMENT_SORTS, type CommentFilter } from '@myfiction/shared/contract/comment-options.ts';
import { IconButton, Menu, type MenuItem } from '@myfiction/shared/ui.ts';
import { BookOpen, Keyboard, ListFilter, Search, SlidersHorizontal, UserX } from 'lucide-react';
import type { CommentPage } from '../api/get-comments.ts';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import { useText } from '../i18n/use-text.ts';
import { countText } from './count-text.ts';
import type { CommentsUrl } from './use-comments-url.ts';

const MORE = ['held', 'reported', 'hidden', 'spam', 'mine'] as const satisfies readonly CommentFilter[];

interface FilterMenuProps {
  url: CommentsUrl;
  counts: CommentPage['counts'] | undefined;
  onAsk: (dialog: OpenDialog) => void;
  /** On a phone the search and the choice of a story begin here. */
  onSearch?: () => void;
  onPlace?: () => void;
}

/** The filters beside the tabs, the order, and the lists that the author keeps. */
export function FilterMenu({ url, counts, onAsk, onSearch, onPlace }: FilterMenuProps) {
  const t = useText();
  const label = (filter: (typeof MORE)[number]) => {
    const name = t(`filter.${filter}`);
    if ((filter !== 'held' && filter !== 'reported') || !counts?.[filter]) return name;
    return t('filter.counted', { filter: name, count: countText(counts[filter], filter) });
  };
  const items: readonly MenuItem[] = [
    ...(onSearch ? [{ key: 'search', label: t('search'), icon: <Search />, onSelect: onSearch }] : []),
    ...(onPlace ? [{ key: 'place', label: t('filter.place'), icon: <BookOpen />, onSelect: onPlace }] : []),
    ...(onSearch ? (['divider'] as const) : []),
    ...MORE.map((filter) => ({
      key: filter,
      label: label(filter),
      chosen: url.filters.filter === filter,
      onSelect: () => url.chooseFilter(filter),
    })),
    'divider',
    ...COMMENT_SORTS.map((sort) => ({
      key: sort,
      label: t(`sort.${sort}`),
      chosen: url.filters.sort === sort,
      onSelect: () => url.chooseSort(sort),
    })),
    'divider',
    { key: 'words', label: t('manage.words'), icon: <ListFilter />, onSelect: () => onAsk({ kind: 'words' }) },
    { key: 'blocked', label: t('manage.blocked'), icon: <UserX />, onSelect: () => onAsk({ kind: 'blocked' }) },
    { key: 'keys', label: t('manage.keys'), icon: <Keyboard />, onSelect: () => onAsk({ kind: 'keys' }) },
  ];
  return (
    <Menu
      align="end"
      sheetTitle={t('menu.title')}
      trigger={(props) => <IconButton {...props} label={t('filter.more')} icon={<SlidersHorizontal />} />}
      items={items}
    />
  );
}
