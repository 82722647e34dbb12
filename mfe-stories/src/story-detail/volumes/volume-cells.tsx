import { formatNumber } from '@myfiction/shared/host.ts';
import { IconButton, Menu } from '@myfiction/shared/ui.ts';
import { ChevronDown, Ellipsis, PencilLine, SquareCheckBig, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { SheetName } from '../../common/sheet-name.tsx';
import { useWorkText } from '../i18n/use-work-text.ts';
import type { RowActions } from '../list/row-actions.ts';
import type { VolumeItem } from '../list/row-items.ts';
import styles from './volume-cells.module.css';

export interface VolumeCellsProps {
  item: VolumeItem;
  actions: RefObject<RowActions>;
  canChange: boolean;
}

/** The heading of a volume: it collapses, and its menu renames and deletes. */
export function VolumeCells({ item, actions, canChange }: VolumeCellsProps) {
  const t = useWorkText();
  const { key, volume, chapters, isCollapsed } = item;
  const title = volume?.title ?? t('volume.none');
  return (
    <th scope="rowgroup" className={styles.cell}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!isCollapsed}
        onClick={() => actions.current.toggleVolume(key)}
      >
        <ChevronDown aria-hidden="true" />
        <span dir="auto" className={styles.title}>
          {title}
        </span>
        <span className={styles.count}>
          {t('volume.chapters', { count: chapters, chapters: formatNumber(chapters) })}
        </span>
      </button>
      {volume && canChange && (
        <Menu
          align="end"
          sheetTitle={<SheetName name={title} />}
          trigger={(props) => (
            <IconButton {...props} size="sm" label={t('volume.actions', { title })} icon={<Ellipsis />} />
          )}
          items={[
            {
              key: 'rename',
              label: t('volume.rename'),
              icon: <PencilLine />,
              onSelect: () => actions.current.renameVolume(volume),
            },
            {
              key: 'choose',
              label: t('volume.choose'),
              icon: <SquareCheckBig />,
              disabled: chapters === 0,
              onSelect: () => actions.current.chooseVolume(volume.volume_id),
            },
            'divider',
            {
              key: 'delete',
              label: t('volume.delete'),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => actions.current.deleteVolume(volume),
            },
          ]}
        />
      )}
    </th>
  );
}
