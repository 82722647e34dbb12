import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { useTypingPause } from '@myfiction/shared/screen/use-typing-pause.ts';
import { Alert, Button, Dialog } from '@myfiction/shared/ui.ts';
import { useMemo, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useConflictText } from '../i18n/use-conflict-text.ts';
import { textOf } from '../journal/same-text.ts';
import { decideConflict } from '../session/their-text.ts';
import { type Choices, chosenText, openChoices } from './choices.ts';
import { compareSides } from './compare-sides.ts';
import styles from './conflict-dialog.module.css';
import { ConflictPassages } from './conflict-passages.tsx';
import { CopyMine } from './copy-mine.tsx';

export interface ConflictDialogProps {
  theirs: ChapterDetail;
  /** The author wants to look at the text first; the conflict stays. */
  onClose: () => void;
}

/** What two devices wrote in the same place, side by side, and the author's decision: whole, or passage by passage. */
export function ConflictDialog(props: ConflictDialogProps) {
  // With the text as it stands then, not as it was when the conflict was found.
  return useTypingPause() ? <OpenConflict {...props} /> : null;
}

function OpenConflict({ theirs, onClose }: ConflictDialogProps) {
  const t = useConflictText();
  const { session } = useEditor();
  const mine = useMemo(() => session.store.text, [session]);
  const merge = useMemo(() => compareSides(session.acknowledged, session.store.text, theirs), [session, theirs]);
  const [choices, setChoices] = useState<Choices>({});
  const [isFailed, setFailed] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const decide = (text: ChapterText) => {
    setFailed(false);
    setDeciding(true);
    decideConflict(session, text, theirs)
      .then(
        (isDecided) => setFailed(!isDecided),
        () => setFailed(true),
      )
      .finally(() => setDeciding(false));
  };
  const left = openChoices(merge, choices);
  const when = formatDate(theirs.edited_at, 'dateTime');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('conflict.title')}
      description={t('conflict.text', { when })}
      width={960}
      footer={
        <div className={styles.footer}>
          <CopyMine text={mine} />
          <Button disabled={isDeciding} onClick={() => decide(textOf(theirs))}>
            {t('conflict.keepTheirs')}
          </Button>
          <Button disabled={isDeciding} onClick={() => decide(mine)}>
            {t('conflict.keepMine')}
          </Button>
          <Button
            variant="primary"
            disabled={left > 0 || isDeciding}
            onClick={() => decide(chosenText(merge, choices, mine, theirs))}
          >
            {left > 0 ? t('conflict.left', { count: left }) : t('conflict.useChoices')}
          </Button>
        </div>
      }
    >
      {isFailed && <Alert tone="brick" title={t('conflict.failed')} />}
      <ConflictPassages
        merge={merge}
        mine={mine}
        theirs={theirs}
        choices={choices}
        onChoose={(key, choice) => setChoices({ ...choices, [key]: choice })}
      />
    </Dialog>
  );
}
