import { getSession } from '@myfiction/shared/host.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findDraft, forgetDraft, type ImportDraft, keepDraft } from '../draft/draft-database.ts';
import type { Reading } from './use-reading.ts';
import type { TableState } from './use-table.ts';

const KEEP_AFTER_MS = 400;

/** Keeps the chosen files and the table in this browser, so that a reload goes on where it was. */
export function useImportDraft(storyId: string, { read }: Pick<Reading, 'read'>) {
  const [table, setTable] = useState<TableState>();
  const draft = useRef<ImportDraft>(undefined);
  const timer = useRef<number>(undefined);
  const uid = getSession()?.uid ?? 0;

  const choose = useCallback(
    async (files: readonly File[]) => {
      setTable(undefined);
      if (!(await read(files))) return;
      draft.current = { storyId, uid, files, savedAt: Date.now() };
      await keepDraft(draft.current);
    },
    [read, storyId, uid],
  );

  useEffect(() => {
    let left = false;
    void findDraft(storyId, uid, Date.now()).then(async (found) => {
      if (left || !found || draft.current) return;
      draft.current = found;
      setTable(found.table);
      if (!(await read(found.files))) await forgetDraft(storyId);
    });
    return () => {
      left = true;
      window.clearTimeout(timer.current);
    };
  }, [read, storyId, uid]);

  const keepTable = useCallback((kept: TableState) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (!draft.current) return;
      draft.current = { ...draft.current, table: kept, savedAt: Date.now() };
      void keepDraft(draft.current);
    }, KEEP_AFTER_MS);
  }, []);

  const forget = useCallback(() => {
    window.clearTimeout(timer.current);
    draft.current = undefined;
    setTable(undefined);
    void forgetDraft(storyId);
  }, [storyId]);
  return { table, choose, keepTable, forget };
}
