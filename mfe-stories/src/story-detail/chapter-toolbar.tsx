import { CHAPTER_STATUSES, type ChapterStatus } from '@myfiction/shared/contract/story-options.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { useDebouncedValue } from '@myfiction/shared/screen/use-debounced-value.ts';
import { Button, IconButton, SearchInput, Segmented } from '@myfiction/shared/ui.ts';
import { FolderPlus, GripVertical, SquareCheckBig } from 'lucide-react';
import styles from './chapters-tab.module.css';
import { useWorkText } from './i18n/use-work-text.ts';
import type { DetailUrl } from './use-detail-url.ts';

export interface ChapterToolbarProps {
  url: DetailUrl;
  counts: Record<ChapterStatus, number>;
  /** False for a story that is completed. */
  canChange: boolean;
  /** Whether a chapter in the list can be dragged. */
  canDrag: boolean;
  isChoosing: boolean;
  onChoose: () => void;
  onNewVolume: () => void;
}

/** Narrows the list, and begins what needs the whole of it. */
export function ChapterToolbar(props: ChapterToolbarProps) {
  const { url, counts, canChange, canDrag, isChoosing, onChoose, onNewVolume } = props;
  const t = useWorkText();
  const isPhone = useIsPhone();
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
            ...CHAPTER_STATUSES.map((value) => ({ value, label: t(`chapters.${value}`), count: counts[value] })),
          ]}
        />
      </div>
      {canDrag && !isPhone && (
        <span className={styles.hint}>
          <GripVertical aria-hidden="true" />
          {t('arrange.note')}
        </span>
      )}
      <div className={styles.tools}>
        <SearchInput className={styles.search} value={q} onChange={setQ} placeholder={t('chapters.search')} />
        {canChange && isPhone && !isChoosing && (
          <Button variant="ghost" icon={<SquareCheckBig />} onClick={onChoose}>
            {t('select.begin')}
          </Button>
        )}
        {canChange && <IconButton label={t('volume.new')} icon={<FolderPlus />} onClick={onNewVolume} />}
      </div>
    </div>
  );
}
