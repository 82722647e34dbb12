import { useCharacterLimit } from '@myfiction/shared/screen/use-character-limit.ts';
import type { ComponentProps } from 'react';
import styles from './title-input.module.css';

type TitleInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'value' | 'onChange'> & {
  value: string;
  onChange: (title: string) => void;
};

/** A title that looks like text until it is touched; what stands around it sets `--title-font` and `--title-height`. */
export function TitleInput({ value, maxLength, onChange, ...rest }: TitleInputProps) {
  const limit = useCharacterLimit(value, maxLength, onChange);
  return (
    <input {...rest} type="text" dir="auto" data-column="title" className={styles.title} value={value} {...limit} />
  );
}
