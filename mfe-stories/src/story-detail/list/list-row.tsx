import { memo } from 'react';
import { EmptyVolumeCells } from '../volumes/empty-volume-cells.tsx';
import { VolumeCells } from '../volumes/volume-cells.tsx';
import { ChapterCells, type RowTools } from './chapter-cells.tsx';
import { PlacedRow } from './placed-row.tsx';
import type { RowItem } from './row-items.ts';

export interface ListRowProps {
  row: RowItem;
  top: number;
  height: number;
  index: number;
  tools: RowTools;
  isPhone: boolean;
  canArrange: boolean;
  canChange: boolean;
  isChosen: boolean;
  isChoosing: boolean;
  paidText: string | undefined;
  /** How many chapters are carried with it, itself included; 0 while it lies. */
  lifted: number;
}

/** A row of any kind. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { row, top, height, index, tools, isPhone, canArrange, canChange, isChosen, isChoosing, paidText, lifted } =
    props;
  if (row.kind === 'volume') {
    return (
      <PlacedRow kind="volume" top={top} height={height} index={index}>
        <VolumeCells item={row} actions={tools.actions} canChange={canChange} />
      </PlacedRow>
    );
  }
  if (row.kind === 'empty') {
    return (
      <PlacedRow kind="empty" top={top} height={height} index={index}>
        <EmptyVolumeCells canChange={canChange} />
      </PlacedRow>
    );
  }
  const mayMove = canArrange && row.chapter.status !== 'published';
  return (
    <PlacedRow kind="chapter" top={top} height={height} index={index} isLifted={lifted > 0} isChosen={isChosen}>
      <ChapterCells
        chapter={row.chapter}
        tools={tools}
        isPhone={isPhone}
        handle={mayMove ? (lifted > 0 ? 'lifted' : 'resting') : null}
        others={Math.max(0, lifted - 1)}
        isChosen={isChosen}
        canChoose={canChange && (!isPhone || isChoosing)}
        canPress={canChange && !isChoosing}
        paidText={paidText}
      />
    </PlacedRow>
  );
});
