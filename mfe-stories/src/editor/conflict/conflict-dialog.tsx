import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { useMemo, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useConflictText } from '../i18n/use-conflict-text.ts';
import { downloadText } from '../session/download-text.ts';
import { compareBlocks } from './compare-blocks.ts';
import styles from './conflict-dialog.module.css';
import { ConflictSide } from './conflict-side.tsx';
import { copyChapter } from './copy-chapter.ts';

export interface ConflictDialogProps {
  theirs: ChapterDetail;
  /** The author wants to look at the text first; the conflict stays. */
  onClose: () => void;
}

/** Both versions side by side, and the author's decision. Neither is lost: the other one stays on this device. */
export function ConflictDialog({ theirs, onClose }: ConflictDialogProps) {
  const t = useConflictText();
  const { session } = useEditor();
  const mine = useMemo(() => session.store.text, [session]);
  const [mineBlocks, theirBlocks] = useMemo(() => compareBlocks(mine.content, theirs.content), [mine, theirs]);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await copyChapter(mine);
      setCopied(true);
    } catch {
      // The clipboard is refused, for example outside a secure page: a file serves the same end.
      downloadText(mine);
    }
  };
  const when = formatDate(theirs.edited_at, 'dateTime');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('conflict.title')}
      description={t('conflict.text')}
      width={1040}
      footer={
        <>
          <Button variant="ghost" onClick={() => void copy()}>
            <span role="status">{t(isCopied ? 'conflict.copied' : 'conflict.copy')}</span>
          </Button>
          <Button onClick={() => session.takeTheirText(theirs)}>{t('conflict.keepTheirs')}</Button>
          <Button variant="primary" onClick={() => void session.keepMyText(theirs)}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <div className={styles.sides}>
        <ConflictSide heading={t('conflict.mine')} text={mine} other={theirs} blocks={mineBlocks} />
        <ConflictSide heading={t('conflict.theirs', { when })} text={theirs} other={mine} blocks={theirBlocks} />
      </div>
    </Dialog>
  );
}
