import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { useUiText } from '../i18n/use-ui-text.ts';
import styles from './input.module.css';

export interface SearchInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  value: string;
  onChange: (value: string) => void;
  /** Also the name of the field, unless `aria-label` is given. */
  placeholder: string;
}

export function SearchInput({ value, onChange, placeholder, className, ...rest }: SearchInputProps) {
  const t = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <span className={cx(styles.box, styles.small, className)}>
      <Search aria-hidden="true" />
      <input
        aria-label={placeholder}
        {...rest}
        ref={input}
        type="search"
        enterKeyHint="search"
        className={cx(styles.input, styles.search)}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // While a word is composed, Escape takes back the word.
          if (event.key === 'Escape' && value !== '' && !event.nativeEvent.isComposing) {
            event.stopPropagation();
            onChange('');
          }
        }}
      />
      {value !== '' && (
        <button type="button" className={styles.reveal} aria-label={t('clear')} onClick={clear}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
