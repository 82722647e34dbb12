import { MESSAGE_TYPES } from '@myfiction/shared/contract/inbox-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { clickUnless } from '@myfiction/shared/screen/click-unless.ts';
import { useDebouncedValue } from '@myfiction/shared/screen/use-debounced-value.ts';
import { BackLink, Button, IconButton, Menu, SearchInput, Segmented, Select } from '@myfiction/shared/ui.ts';
import { Archive, Ellipsis, ListChecks, Search, Trash2 } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import type { InboxUrl } from '../use-inbox-url.ts';
import type { MessageActions } from '../use-message-actions.ts';
import styles from './list-toolbar.module.css';
import type { Selection } from './use-selection.ts';

export interface ListToolbarProps {
  url: InboxUrl;
  unread: number | undefined;
  /** ISO time of the newest message that is listed. */
  newest: string | undefined;
  selection: Selection;
  actions: MessageActions;
  isSearching: boolean;
  onSearching: (isSearching: boolean) => void;
}

export const SEARCH_ID = 'inbox-search';

export function ListToolbar(props: ListToolbarProps) {
  const { url, unread, newest, selection, actions, isSearching, onSearching } = props;
  const t = useText();
  const isPhone = useIsPhone();
  const { folder, unread: isUnreadTab } = url.filters;
  return (
    <div className={styles.bars}>
      <div className={styles.bar}>
        {folder === 'inbox' ? (
          <Segmented
            label={t('list.tabs')}
            value={isUnreadTab ? 'unread' : 'all'}
            onChange={(tab) => url.chooseTab(tab === 'unread')}
            options={[
              { value: 'all', label: t('list.all') },
              { value: 'unread', label: t('list.unread'), ...(unread !== undefined && { count: unread }) },
            ]}
          />
        ) : (
          <div className={styles.folder}>
            <BackLink to={paths.inbox()} label={t('folder.back')} />
            <h2 className={styles.title}>{t(`folder.${folder}`)}</h2>
          </div>
        )}
        <div className={styles.end}>
          {folder === 'inbox' && (
            <Button
              variant="ghost"
              size="sm"
              className={styles.readAll}
              {...clickUnless(!unread || newest === undefined, () => newest !== undefined && actions.readAll(newest))}
            >
              {t('list.readAll')}
            </Button>
          )}
          {!isPhone && (
            <IconButton
              size="sm"
              label={t('list.find')}
              icon={<Search />}
              aria-expanded={isSearching}
              onClick={() => onSearching(!isSearching)}
            />
          )}
          <Menu
            align="end"
            sheetTitle={t('list.menu')}
            trigger={(trigger) => <IconButton {...trigger} size="sm" label={t('list.menu')} icon={<Ellipsis />} />}
            items={[
              ...(isPhone
                ? [{ key: 'find', label: t('list.find'), icon: <Search />, onSelect: () => onSearching(!isSearching) }]
                : []),
              { key: 'select', label: t('list.select'), icon: <ListChecks />, onSelect: selection.begin },
              'divider',
              {
                key: 'archive',
                label: t('folder.archive'),
                icon: <Archive />,
                onSelect: () => url.chooseFolder('archive'),
              },
              { key: 'trash', label: t('folder.trash'), icon: <Trash2 />, onSelect: () => url.chooseFolder('trash') },
            ]}
          />
        </div>
      </div>
      {isSearching && <FindBar url={url} />}
      {folder === 'trash' && <p className={styles.note}>{t('folder.trash.note')}</p>}
    </div>
  );
}

function FindBar({ url }: { url: InboxUrl }) {
  const t = useText();
  const [q, setQ] = useDebouncedValue(url.filters.q, url.search);
  return (
    <div className={styles.find}>
      <SearchInput id={SEARCH_ID} className={styles.search} value={q} onChange={setQ} placeholder={t('list.search')} />
      <Select
        quiet
        label={t('list.type')}
        value={url.filters.type ?? 'any'}
        onChange={(type) => url.chooseType(type === 'any' ? undefined : type)}
        options={[
          { value: 'any' as const, label: t('type.any') },
          ...MESSAGE_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) })),
        ]}
      />
    </div>
  );
}
