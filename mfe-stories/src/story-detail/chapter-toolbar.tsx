import { CHAPTER_STATUSES } from '@myfiction/shared/contract/story-options.ts';
import { SearchInput, Segmented } from '@myfiction/shared/ui.ts';
import type { ChapterListPage } from '../api/get-chapters.ts';
import { useDebouncedValue } from '../common/use-debounced-value.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './chapters-tab.module.css';
import type { DetailUrl } from './use-detail-url.ts';

export function ChapterToolbar({ url, counts }: { url: DetailUrl; counts: ChapterListPage['counts'] | undefined }) {
  const t = useText();
  const [q, setQ] = useDebouncedValue(url.filters.q, url.search);
  return (
    <div className={styles.bar}>
      <div className={styles.status}>
        <Segmented
          label={t('chapters.filter')}
          value={url.filters.status ?? 'all'}
          onChange={(value) => url.chooseStatus(value === 'all' ? undefined : value)}
          options={[
            { value: 'all', label: t('chapters.all') },
            ...CHAPTER_STATUSES.map((value) => ({ value, label: t(`chapters.${value}`), count: counts?.[value] })),
          ]}
        />
      </div>
      <SearchInput className={styles.search} value={q} onChange={setQ} placeholder={t('chapters.search')} />
    </div>
  );
}
