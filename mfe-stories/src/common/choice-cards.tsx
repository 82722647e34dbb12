import { RadioCard } from '@myfiction/shared/ui.ts';
import { useId } from 'react';
import styles from './choice-cards.module.css';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

export interface ChoiceCardsProps<V extends string> extends Omit<ChoiceGroupProps, 'children'> {
  value: V | '';
  options: readonly { value: V; title: string; description: string }[];
  onChange: (value: V) => void;
}

/** One choice of a few, each with what it means. Nothing is chosen until the author chooses. */
export function ChoiceCards<V extends string>({ value, options, onChange, ...group }: ChoiceCardsProps<V>) {
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      <div className={styles.cards}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            title={option.title}
            description={option.description}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
