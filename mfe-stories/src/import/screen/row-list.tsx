import { formatNumber } from '@myfiction/shared/host.ts';
import { Checkbox } from '@myfiction/shared/ui.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useImportText } from '../i18n/use-import-text.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import type { RowView } from '../manuscript/plan-chapters.ts';
import { RowItem } from './row-item.tsx';
import styles from './row-list.module.css';
import type { RowEdits } from './use-row-edits.ts';
import { VolumeHead } from './volume-head.tsx';

interface RowListProps {
  manuscript: Manuscript;
  views: readonly RowView[];
  edits: RowEdits;
  onSplit: (id: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

export function RowList({ manuscript, views, edits, onSplit }: RowListProps) {
  const t = useImportText();
  const list = useRef<HTMLOListElement>(null);
  const selected = views.filter(({ row }) => row.included).length;

  /** Up and down within a column, as in a table of a spreadsheet. */
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const { target, nativeEvent } = event;
    // While a word is composed, its keys choose among spellings.
    if (!step || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
    const { column } = target.dataset;
    if (!column || (event.key === 'Enter' && column !== 'title')) return;
    const cells = [...(list.current?.querySelectorAll<HTMLElement>(`[data-column="${column}"]`) ?? [])];
    const next = cells[cells.indexOf(target) + step];
    event.preventDefault();
    next?.focus();
    if (next instanceof HTMLInputElement && next.type === 'text') next.select();
  };
  return (
    <div className={styles.table}>
      <div className={styles.head}>
        <Checkbox
          aria-label={t('table.all')}
          checked={selected === views.length}
          indeterminate={selected > 0 && selected < views.length}
          onChange={(included) => edits.includeAll(new Set(views.map(({ row }) => row.id)), included)}
        />
        <span>{t('table.selected', { count: selected, all: formatNumber(views.length) })}</span>
        <span className={styles.words}>{t('table.words')}</span>
      </div>
      <ol ref={list} className={styles.list} aria-label={t('table.label')} onKeyDown={move}>
        {views.map((view, index) => (
          <li key={view.row.id} className={styles.row} data-volume={view.row.volume !== undefined || undefined}>
            {view.row.volume !== undefined && <VolumeHead views={views} from={index} edits={edits} />}
            <RowItem
              manuscript={manuscript}
              row={view.row}
              number={view.number}
              words={view.words}
              warning={view.warning}
              isFirst={index === 0}
              edits={edits}
              onSplit={onSplit}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
