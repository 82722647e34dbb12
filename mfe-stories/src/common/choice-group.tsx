import { FieldNote, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { type FocusEvent, type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';

export interface ChoiceGroupProps {
  id?: string;
  legend: string;
  /** Said after the legend, where the choice must be made. */
  required?: string;
  help?: string;
  error?: string | undefined;
  /** Called when the focus leaves the whole group. */
  onLeave?: () => void;
  children: ReactNode;
}

/** Several controls that answer one question: legend above, help or error below, as with a `Field`. */
export function ChoiceGroup({ id, legend, required, help, error, onLeave, children }: ChoiceGroupProps) {
  const noteId = useId();
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  };
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={error || help ? noteId : undefined}
      onBlur={leave}
    >
      <legend className={styles.legend}>
        {legend}
        {required && (
          <>
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
            <VisuallyHidden> ({required})</VisuallyHidden>
          </>
        )}
      </legend>
      {children}
      <FieldNote id={noteId} help={help} error={error} />
    </fieldset>
  );
}
