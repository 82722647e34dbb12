import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { useId, useState } from 'react';
import radio from '../../common/radio.module.css';
import { useFormText } from '../i18n/use-form-text.ts';
import styles from './conflict-dialog.module.css';
import type { FormRow } from './form-rows.ts';

type Side = 'mine' | 'theirs';

export interface ConflictDialogProps<F extends ApplicationForm> {
  rows: readonly FormRow<F>[];
  /** What both began with: where one side alone has changed an answer, that one is proposed. */
  base: F;
  mine: F;
  theirs: F;
  onResolve: (form: F) => void;
  onClose: () => void;
}

/** Two drafts of one application: the author chooses answer by answer. Closing it changes and saves nothing. */
export function ConflictDialog<F extends ApplicationForm>(props: ConflictDialogProps<F>) {
  const { rows, base, mine, theirs, onResolve, onClose } = props;
  const t = useFormText();
  const differing = rows.filter((row) => !row.isSame(mine, theirs));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(
    () => new Map(differing.map((row) => [row.path, row.isSame(mine, base) ? 'theirs' : 'mine'])),
  );
  const choose = (change: Iterable<readonly [string, Side]>) =>
    setChosen((present) => new Map([...present, ...change]));
  const all = (side: Side) => choose(differing.map((row) => [row.path, side] as const));
  const resolve = () =>
    onResolve(
      rows.reduce(
        (form, row) => (row.isSame(mine, theirs) || chosen.get(row.path) === 'theirs' ? row.take(form, theirs) : form),
        mine,
      ),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('conflict.title')}
      description={t('conflict.text')}
      width={680}
      footer={
        <>
          <Button variant="ghost" onClick={() => all('theirs')}>
            {t('conflict.theirsAll')}
          </Button>
          <Button variant="ghost" onClick={() => all('mine')}>
            {t('conflict.mineAll')}
          </Button>
          <Button variant="primary" onClick={resolve}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      {differing.map((row) => (
        <Answer
          key={row.path}
          label={row.label}
          mine={row.show(mine)}
          theirs={row.show(theirs)}
          side={chosen.get(row.path) ?? 'mine'}
          onChoose={(side) => choose([[row.path, side]])}
        />
      ))}
    </Dialog>
  );
}

interface AnswerProps {
  label: string;
  mine: string;
  theirs: string;
  side: Side;
  onChoose: (side: Side) => void;
}

function Answer({ label, side, onChoose, ...texts }: AnswerProps) {
  const t = useFormText();
  const name = useId();
  return (
    <fieldset className={styles.answer}>
      <legend>{label}</legend>
      {(['mine', 'theirs'] as const).map((each) => (
        <label key={each} className={styles.side}>
          <input
            type="radio"
            className={radio.radio}
            name={name}
            checked={side === each}
            onChange={() => onChoose(each)}
          />
          <span>
            <span className={styles.whose}>{t(`conflict.${each}`)}</span>
            <span className={styles.text}>{texts[each] || t('conflict.empty')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
