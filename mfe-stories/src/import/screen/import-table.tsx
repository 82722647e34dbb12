import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { randomId } from '@myfiction/shared/host.ts';
import { useCallback, useMemo, useState } from 'react';
import type { ChosenEncodings, Manuscript } from '../manuscript/manuscript.ts';
import { figuresOf, viewRows } from '../manuscript/plan-chapters.ts';
import type { Row } from '../manuscript/rows.ts';
import { AddFooter } from './add-footer.tsx';
import { EncodingDialog } from './encoding-dialog.tsx';
import styles from './import-table.module.css';
import { RowList } from './row-list.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { TableNotes } from './table-notes.tsx';
import { TableTools } from './table-tools.tsx';
import { useRowEdits } from './use-row-edits.ts';
import type { Sending } from './use-sending.ts';
import { type TableState, useTable } from './use-table.ts';

interface ImportTableProps {
  manuscript: Manuscript;
  story: StoryDetail;
  sending: Sending;
  kept: TableState | undefined;
  onChange: (table: TableState) => void;
  onChooseEncodings: (encodings: ChosenEncodings) => void;
  onChooseAgain: () => void;
  onAdded: () => void;
}

/** The chapters that were found, to correct before they are added. */
export function ImportTable(props: ImportTableProps) {
  const { story, sending, kept, onChange, onChooseEncodings, onChooseAgain, onAdded } = props;
  const table = useTable(props.manuscript, kept, onChange);
  const { manuscript } = table;
  const { rows } = table.table;
  const edits = useRowEdits(table);
  const [splitting, setSplitting] = useState<number>();
  const [sentRows, setSentRows] = useState<readonly Row[]>();
  const [isAskingEncoding, setAskingEncoding] = useState(false);
  const closeSplit = useCallback(() => setSplitting(undefined), []);
  const views = useMemo(() => viewRows(manuscript, rows), [manuscript, rows]);
  const figures = useMemo(() => figuresOf(views), [views]);
  const splitRow = rows.find(({ id }) => id === splitting);
  const add = () => {
    const chapters = views
      .filter(({ row }) => row.included)
      .map(({ row, volume, words }) => ({
        id: randomId(),
        row,
        title: row.title.trim(),
        volume: volume.trim(),
        words,
      }));
    setSentRows(rows);
    void sending.send({ manuscript, chapters, onAdded });
  };
  // What was corrected since must not be left out.
  const retry = () => (sentRows === rows ? void sending.retry() : add());
  return (
    <div className={styles.work}>
      <div className={styles.page} inert={sending.running}>
        <TableTools table={table} source={props.manuscript} onChooseAgain={onChooseAgain} />
        <TableNotes
          manuscript={manuscript}
          views={views}
          figures={figures}
          onNameByVolume={edits.nameByVolume}
          onAskEncoding={() => setAskingEncoding(true)}
        />
        <RowList manuscript={manuscript} views={views} edits={edits} onSplit={setSplitting} />
      </div>
      <AddFooter figures={figures} story={story} sending={sending} onAdd={add} onRetry={retry} />
      {isAskingEncoding && (
        <EncodingDialog
          files={manuscript.files}
          isEdited={table.table.edited}
          onChoose={onChooseEncodings}
          onClose={() => setAskingEncoding(false)}
        />
      )}
      {splitRow && (
        <SplitDialog
          manuscript={manuscript}
          row={splitRow}
          onClose={closeSplit}
          onSplit={(at) => {
            edits.split(splitRow.id, at);
            closeSplit();
          }}
        />
      )}
    </div>
  );
}
