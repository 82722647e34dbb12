import { useCallback, useEffect, useMemo, useState } from 'react';
import { withItalics } from '../manuscript/italics.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import { type Row, splitIntoRows } from '../manuscript/rows.ts';
import { chooseRule as likelyRule, type SplitRule } from '../manuscript/split-rule.ts';

/** What the author decides about a manuscript; kept over a reload. */
export interface TableState {
  rule: SplitRule;
  rows: readonly Row[];
  italics: boolean;
  /** True once a row was changed by hand. */
  edited: boolean;
}

function firstTable(manuscript: Manuscript): TableState {
  const rule = likelyRule(manuscript);
  return { rule, rows: splitIntoRows(manuscript, rule), italics: manuscript.underscores > 0, edited: false };
}

/** The table of chapters and what can be done to it. */
export function useTable(source: Manuscript, kept: TableState | undefined, onChange: (table: TableState) => void) {
  // A new version of the studio may read a file in another way: rows that do not fit it are of no use.
  const fits = kept?.rows.at(-1)?.end === source.blocks.length;
  const [table, setTable] = useState(() => (kept && fits ? kept : firstTable(source)));
  // Italics change no block's place: rows stay what they are.
  const manuscript = useMemo(() => (table.italics ? withItalics(source) : source), [source, table.italics]);
  useEffect(() => onChange(table), [table, onChange]);
  const edit = useCallback(
    (next: (rows: readonly Row[]) => Row[]) =>
      setTable((before) => ({ ...before, rows: next(before.rows), edited: true })),
    [],
  );
  const chooseRule = useCallback(
    (rule: SplitRule) => setTable((before) => ({ ...before, rule, rows: splitIntoRows(source, rule), edited: false })),
    [source],
  );
  const setItalics = useCallback((italics: boolean) => setTable((before) => ({ ...before, italics })), []);
  return { table, manuscript, edit, chooseRule, setItalics, restore: setTable };
}

export type Table = ReturnType<typeof useTable>;
