import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import radio from '../../common/radio.module.css';
import { useImportText } from '../i18n/use-import-text.ts';
import { textOfBlock } from '../manuscript/block-text.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import type { Row } from '../manuscript/rows.ts';
import styles from './split-dialog.module.css';

interface SplitDialogProps {
  manuscript: Manuscript;
  row: Row;
  onClose: () => void;
  onSplit: (at: number) => void;
}

/** Paragraphs shown at a time: a whole novel without chapters has ten thousand. */
const SHOWN = 150;

/** A chapter's text to read, and to choose where the next chapter begins. */
export function SplitDialog({ manuscript, row, onClose, onSplit }: SplitDialogProps) {
  const t = useImportText();
  const [shown, setShown] = useState(SHOWN);
  const [chosen, setChosen] = useState<number>();
  const from = row.start + row.heading;
  const blocks = manuscript.blocks.slice(from, Math.min(row.end, from + shown));
  return (
    <Dialog
      open
      onClose={onClose}
      width={760}
      title={t('split.title', { title: row.title || t('row.untitled') })}
      description={t('split.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('split.close')}</Button>
          <Button
            variant="primary"
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && onSplit(chosen)}
          >
            {t('split.here')}
          </Button>
        </>
      }
    >
      <div className={styles.paragraphs} role="radiogroup" aria-label={t('split.paragraphs')}>
        {blocks.map(({ block, level }, index) => {
          const at = from + index;
          const text = block.type === 'scene_break' ? t('split.sceneBreak') : textOfBlock(block);
          return (
            <label
              key={at}
              className={styles.paragraph}
              data-kind={block.type === 'scene_break' ? 'break' : level > 0 ? 'heading' : undefined}
            >
              <input
                type="radio"
                className={radio.radio}
                name="split"
                // The first one begins the chapter as it is.
                disabled={index === 0}
                checked={chosen === at}
                onChange={() => setChosen(at)}
              />
              <span>{text}</span>
            </label>
          );
        })}
      </div>
      {from + shown < row.end && (
        <Button variant="ghost" onClick={() => setShown(shown + SHOWN)}>
          {t('split.more')}
        </Button>
      )}
    </Dialog>
  );
}
