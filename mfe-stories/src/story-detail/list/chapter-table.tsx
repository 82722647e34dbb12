import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { VisuallyHidden } from '@myfiction/shared/ui.ts';
import { type CSSProperties, type RefObject, useCallback, useMemo, useRef } from 'react';
import type { ChapterMove } from '../../api/reorder-chapters.ts';
import { paidReading } from '../../applications/application-text.ts';
import { shownRows } from '../arrange/lift.ts';
import { useArrange } from '../arrange/use-arrange.ts';
import { useCarriedInView } from '../arrange/use-carried-in-view.ts';
import { usePointerDrag } from '../arrange/use-pointer-drag.ts';
import { useWorkText } from '../i18n/use-work-text.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { RowTools } from './chapter-cells.tsx';
import styles from './chapter-rows.module.css';
import { drawnRows } from './drawn-rows.ts';
import { ListHead } from './list-head.tsx';
import { pixelScale, rowHeights } from './list-metrics.ts';
import { ListRow } from './list-row.tsx';
import type { RowActions } from './row-actions.ts';
import { rowHeight } from './row-geometry.ts';
import type { RowItem } from './row-items.ts';
import { useFocusAfterRow } from './use-focus-after-row.ts';
import { usePaidText } from './use-paid-text.ts';
import { useListLayout, useRowGeometry } from './use-row-geometry.ts';
import { useRowWindow } from './use-row-window.ts';

export interface ChapterTableProps {
  story: StoryDetail;
  /** Name of the table. */
  label: string;
  rows: readonly RowItem[];
  /** How many chapters are listed, those of collapsed volumes included. */
  listed: number;
  selection: Selection;
  /** The ones of the page's last drawing. */
  actions: RefObject<RowActions>;
  canArrange: boolean;
  canChange: boolean;
  onMove: (move: ChapterMove) => boolean;
}

/** The chapters, of which only those near the window are drawn. */
export function ChapterTable(props: ChapterTableProps) {
  const { story, label, rows, listed, selection, actions, canArrange, canChange, onMove } = props;
  const t = useWorkText();
  const layout = useListLayout();
  const paidText = usePaidText(story);
  const paid = paidReading(story);
  const firstPaid = paid?.first_position ?? Number.POSITIVE_INFINITY;
  const body = useRef<HTMLTableSectionElement>(null);
  const chosenIds = useMemo(
    () => selection.chosen.flatMap(({ status, chapter_id: id }) => (status === 'published' ? [] : [id])),
    [selection.chosen],
  );
  const { lift, said, actions: arrange } = useArrange({ rows, chosenIds, onMove });
  const heightsOf = useCallback((items: readonly RowItem[]) => rowHeights(items, layout, pixelScale()), [layout]);
  const drag = usePointerDrag({ list: body, heightsOf, actions: arrange });
  const tools = useMemo<RowTools>(
    () => ({ arrange, drag, actions, language: story.language }),
    [arrange, drag, actions, story.language],
  );
  const shown = useMemo(() => shownRows(rows, lift), [rows, lift]);
  const geometry = useRowGeometry(shown, layout);
  const range = useRowWindow(body, geometry);
  useCarriedInView(body, lift, geometry);
  const drawn = useMemo(() => drawnRows(rows, shown, range, lift?.leadId), [rows, shown, range, lift?.leadId]);
  const onFocus = useFocusAfterRow(body, rows, selection.isChoosing);
  const slot = lift?.gap ?? 0;
  const bodyStyle: CSSProperties & Record<'--list-height' | '--slot-top' | '--slot-height', string> = {
    '--list-height': `${geometry.height}px`,
    '--slot-top': `${geometry.tops[slot] ?? 0}px`,
    '--slot-height': `${rowHeight(geometry, slot)}px`,
  };
  return (
    <>
      <table
        className={styles.table}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        data-layout={layout}
        data-carrying={lift?.by}
        data-choosing={selection.isChoosing || undefined}
      >
        <ListHead selection={selection} listed={listed} canChoose={canChange} />
        <tbody ref={body} className={styles.body} style={bodyStyle} onFocus={onFocus}>
          {drawn.map(({ row, place }) => (
            <ListRow
              key={row.key}
              row={row}
              top={geometry.tops[place] ?? 0}
              height={rowHeight(geometry, place)}
              index={place + 2}
              tools={tools}
              isPhone={layout !== 'desktop'}
              canArrange={canArrange}
              canChange={canChange}
              isChosen={row.kind === 'chapter' && selection.has(row.key)}
              isChoosing={selection.isChoosing}
              paidText={row.kind === 'chapter' && row.chapter.position >= firstPaid ? paidText : undefined}
              lifted={row.key === lift?.leadId ? lift.chapterIds.length : 0}
            />
          ))}
        </tbody>
      </table>
      <VisuallyHidden>
        <span id="arrange-help">{t('arrange.help')}</span>
      </VisuallyHidden>
      <div role="status" aria-live="assertive">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}
