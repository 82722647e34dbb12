import type { ComponentProps } from 'react';
import styles from './title-input.module.css';

type TitleInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  onChange: (title: string) => void;
};

/** A title that looks like text until it is touched; what stands around it sets `--title-font` and `--title-height`. */
export function TitleInput({ onChange, ...rest }: TitleInputProps) {
  return (
    <input
      {...rest}
      type="text"
      data-column="title"
      className={styles.title}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
