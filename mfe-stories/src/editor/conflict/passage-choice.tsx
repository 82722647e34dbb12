import type { ReactNode } from 'react';
import { useId } from 'react';
import radio from '../../common/radio.module.css';
import { useConflictText } from '../i18n/use-conflict-text.ts';
import type { Choice } from './choices.ts';
import styles from './passage.module.css';

export interface PassageChoiceProps {
  heading: string;
  value: Choice | undefined;
  onChange: (choice: Choice) => void;
  sides: Record<'mine' | 'theirs', ReactNode>;
  /** False where one excludes the other, as two titles do. */
  mayTakeBoth: boolean;
}

const LABELS = { mine: 'conflict.takeMine', theirs: 'conflict.takeTheirs', both: 'conflict.takeBoth' } as const;

/** Both versions of one passage side by side, on phones one below the other, and what the author takes of it. */
export function PassageChoice({ heading, value, onChange, sides, mayTakeBoth }: PassageChoiceProps) {
  const t = useConflictText();
  const name = useId();
  const option = (choice: Choice, content?: ReactNode) => (
    <label className={styles.option} data-choice={choice} data-chosen={value === choice || undefined}>
      <span className={styles.take}>
        <input
          type="radio"
          className={radio.radio}
          name={name}
          checked={value === choice}
          onChange={() => onChange(choice)}
        />
        {t(LABELS[choice])}
      </span>
      {content && <span className={styles.text}>{content}</span>}
    </label>
  );
  return (
    <fieldset className={styles.passage}>
      <legend className={styles.legend}>{heading}</legend>
      {option('mine', sides.mine)}
      {option('theirs', sides.theirs)}
      {mayTakeBoth && option('both')}
    </fieldset>
  );
}
