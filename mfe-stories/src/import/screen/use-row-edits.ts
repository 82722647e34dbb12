import { useMemo } from 'react';
import { useImportText } from '../i18n/use-import-text.ts';
import { changeRow, mergeWithPrevious, nameByVolume, removeVolume, splitAt } from '../manuscript/edit-rows.ts';
import type { Table } from './use-table.ts';

/** What can be done to rows; the same functions as long as the manuscript is the same, so that rows are drawn once. */
export function useRowEdits({ edit, manuscript }: Pick<Table, 'edit' | 'manuscript'>) {
  const t = useImportText();
  return useMemo(
    () => ({
      include: (id: number, included: boolean) => edit((rows) => changeRow(rows, id, { included })),
      includeAll: (ids: ReadonlySet<number>, included: boolean) =>
        edit((rows) => rows.map((row) => (ids.has(row.id) ? { ...row, included } : row))),
      rename: (id: number, title: string) => edit((rows) => changeRow(rows, id, { title })),
      merge: (id: number) => edit((rows) => mergeWithPrevious(rows, id)),
      split: (id: number, at: number) => edit((rows) => splitAt(manuscript, rows, id, at)),
      startVolume: (id: number) => edit((rows) => changeRow(rows, id, { volume: t('volume.new') })),
      renameVolume: (id: number, volume: string) => edit((rows) => changeRow(rows, id, { volume })),
      endVolume: (id: number) => edit((rows) => removeVolume(rows, id)),
      nameByVolume: () => edit(nameByVolume),
    }),
    [edit, manuscript, t],
  );
}

export type RowEdits = ReturnType<typeof useRowEdits>;
