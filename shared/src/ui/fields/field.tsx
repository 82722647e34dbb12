import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useUiText } from '../i18n/use-ui-text.ts';
import styles from './field.module.css';
import { type FieldBinding, FieldContext } from './field-context.ts';
import { FieldNote } from './field-note.tsx';

export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** Stands in place of the help text and is announced at once. */
  error?: ReactNode;
  /** At the end of the label's line: a link, a countdown. */
  extra?: ReactNode;
  required?: boolean;
  /** Id of the input, where it must be known outside. */
  htmlFor?: string;
  children: ReactNode | ((binding: FieldBinding) => ReactNode);
}

/** Label above, help or error below; the input inside takes id, description and state from here. */
export function Field({ label, help, error, extra, required = false, htmlFor, children }: FieldProps) {
  const t = useUiText();
  const generated = useId();
  const inputId = htmlFor ?? generated;
  const noteId = `${inputId}-note`;
  const binding: FieldBinding = {
    inputId,
    describedBy: error || help ? noteId : undefined,
    invalid: Boolean(error),
    required,
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
          {required && (
            <>
              <span className={styles.required} aria-hidden="true">
                {' *'}
              </span>
              <VisuallyHidden> ({t('required')})</VisuallyHidden>
            </>
          )}
        </label>
        {extra && <span className={styles.extra}>{extra}</span>}
      </div>
      <FieldContext value={binding}>{typeof children === 'function' ? children(binding) : children}</FieldContext>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  );
}
