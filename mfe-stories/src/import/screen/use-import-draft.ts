import { getSession } from '@myfiction/shared/host.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findDraft, forgetDraft, keepDraft, keepTable } from '../draft/draft-database.ts';
import type { ChosenEncodings } from '../manuscript/manuscript.ts';
import type { Reading } from './use-reading.ts';
import type { TableState } from './use-table.ts';

const KEEP_AFTER_MS = 200;

/** Keeps the chosen files and the table in this browser, so that a reload goes on where it was. */
export function useImportDraft(storyId: string, { read }: Pick<Reading, 'read'>) {
  const [table, setTable] = useState<TableState>();
  /** True while the files of the table are kept. */
  const kept = useRef(false);
  /** What the author chooses goes before what is found. */
  const isChosen = useRef(false);
  /** Decided, not written yet. */
  const waiting = useRef<TableState>(undefined);
  const present = useRef<readonly File[]>([]);
  const timer = useRef<number>(undefined);
  // Whose import it is, also in the moment in which the session ends: nobody's drafts would be all but this one.
  const [uid] = useState(() => getSession()?.uid ?? 0);

  const choose = useCallback(
    async (files: readonly File[], encodings?: ChosenEncodings) => {
      isChosen.current = true;
      present.current = files;
      setTable(undefined);
      if ((await read(files, encodings)) !== 'read') return;
      await keepDraft({ storyId, uid, files, ...(encodings && { encodings }), savedAt: Date.now() });
      kept.current = true;
    },
    [read, storyId, uid],
  );
  const chooseEncodings = useCallback((encodings: ChosenEncodings) => choose(present.current, encodings), [choose]);

  useEffect(() => {
    let left = false;
    void findDraft(storyId, uid, Date.now()).then(async (found) => {
      if (left || !found || isChosen.current || kept.current) return;
      kept.current = true;
      present.current = found.files;
      setTable(found.table);
      const end = await read(found.files, found.encodings);
      // Whoever stops the reading says nothing about the files, nor does a connection that is lost.
      if (end !== 'read' && end !== 'stopped' && end !== 'unreachable') await forgetDraft(storyId);
    });
    return () => {
      left = true;
    };
  }, [read, storyId, uid]);

  const keepNow = useCallback(() => {
    window.clearTimeout(timer.current);
    if (!kept.current || !waiting.current) return;
    void keepTable(storyId, waiting.current);
    waiting.current = undefined;
  }, [storyId]);
  useEffect(() => {
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [keepNow]);

  const keepSoon = useCallback(
    (decided: TableState) => {
      waiting.current = decided;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(keepNow, KEEP_AFTER_MS);
    },
    [keepNow],
  );

  const forget = useCallback(() => {
    window.clearTimeout(timer.current);
    kept.current = false;
    waiting.current = undefined;
    setTable(undefined);
    void forgetDraft(storyId);
  }, [storyId]);
  return { table, choose, chooseEncodings, keepSoon, forget };
}
