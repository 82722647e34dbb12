import { CHAPTER_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { Checkbox, Menu, type MenuItem, StatusTag } from '@myfiction/shared/ui.ts';
import { BookMarked, BookX, EllipsisVertical, Merge, Scissors } from 'lucide-react';
import { memo } from 'react';
import { SheetName } from '../../common/sheet-name.tsx';
import { type ImportText, useImportText } from '../i18n/use-import-text.ts';
import { textOfBlock } from '../manuscript/block-text.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import type { RowWarning } from '../manuscript/plan-chapters.ts';
import type { Row } from '../manuscript/rows.ts';
import styles from './row-item.module.css';
import { TitleInput } from './title-input.tsx';
import type { RowEdits } from './use-row-edits.ts';

interface RowItemProps {
  manuscript: Manuscript;
  row: Row;
  number: number;
  words: number;
  warning: RowWarning | undefined;
  isFirst: boolean;
  edits: RowEdits;
  onSplit: (id: number) => void;
}

const PREVIEW_LENGTH = 180;

/** The first words of a chapter. */
function previewOf({ blocks }: Manuscript, { start, heading, end }: Row): string {
  let text = '';
  for (let index = start + heading; index < end && text.length < PREVIEW_LENGTH; index++) {
    const block = blocks[index]?.block;
    if (block && block.type !== 'scene_break') text += `${textOfBlock(block)} `;
  }
  return text.slice(0, PREVIEW_LENGTH);
}

function menuItems(t: ImportText, { row, isFirst, edits, onSplit }: RowItemProps): MenuItem[] {
  const { id, volume } = row;
  return [
    { key: 'split', label: t('row.split'), icon: <Scissors />, onSelect: () => onSplit(id) },
    { key: 'merge', label: t('row.merge'), icon: <Merge />, disabled: isFirst, onSelect: () => edits.merge(id) },
    'divider',
    volume === undefined
      ? { key: 'volume', label: t('row.startVolume'), icon: <BookMarked />, onSelect: () => edits.startVolume(id) }
      : { key: 'volume', label: t('row.endVolume'), icon: <BookX />, onSelect: () => edits.endVolume(id) },
  ];
}

export const RowItem = memo(function RowItem(props: RowItemProps) {
  const t = useImportText();
  const { manuscript, row, number, words, warning, edits } = props;
  const name = { number: number || '–', title: row.title || t('row.untitled') };
  return (
    <div className={styles.row} data-out={!row.included || undefined}>
      <Checkbox
        data-column="include"
        aria-label={t('row.include', name)}
        checked={row.included}
        onChange={(included) => edits.include(row.id, included)}
      />
      <span className={styles.number} aria-hidden="true">
        {number || ''}
      </span>
      <div className={styles.text}>
        <TitleInput
          aria-label={t('row.title', name)}
          placeholder={t('row.untitled')}
          maxLength={CHAPTER_TITLE_MAX}
          value={row.title}
          onChange={(title) => edits.rename(row.id, title)}
        />
        <p className={styles.preview}>{previewOf(manuscript, row) || t('row.noText')}</p>
      </div>
      <div className={styles.facts}>
        {warning && <StatusTag tone={warning === 'repeated' ? 'neutral' : 'amber'}>{t(`row.${warning}`)}</StatusTag>}
        {row.matter && <StatusTag tone="neutral">{t(`row.${row.matter}`)}</StatusTag>}
        <span className={styles.words}>
          {formatNumber(words)}
          <span className={styles.unit}> {t('row.words', { count: words })}</span>
        </span>
      </div>
      <Menu
        align="end"
        items={() => menuItems(t, props)}
        sheetTitle={<SheetName name={row.title || t('row.untitled')} />}
        trigger={(trigger) => (
          <button
            type="button"
            {...trigger}
            data-column="menu"
            className={styles.menu}
            aria-label={t('row.actions', name)}
          >
            <EllipsisVertical aria-hidden="true" />
          </button>
        )}
      />
    </div>
  );
});
