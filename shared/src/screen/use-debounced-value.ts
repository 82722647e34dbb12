import { useEffect, useState } from 'react';

/** Long enough to type on, short enough to feel live. */
export const SEARCH_DELAY_MS = 250;

/**
 * A text field whose value is used only after the typing pauses.
 *
 * @param settled The value in use; a change from outside (Back, Clear filters) also changes the field.
 * @returns The field's text and its setter.
 */
export function useDebouncedValue(
  settled: string,
  onSettle: (value: string) => void,
  delayMs = SEARCH_DELAY_MS,
): [string, (value: string) => void] {
  const [text, setText] = useState(settled);
  const [seen, setSeen] = useState(settled);
  const [sent, setSent] = useState(settled);
  if (seen !== settled) {
    setSeen(settled);
    // The field's own value comes back one pause late: taking it would undo what was typed since.
    if (settled !== sent) {
      setSent(settled);
      setText(settled);
    }
  }
  useEffect(() => {
    const value = text.trim();
    if (value === sent) return;
    const timer = setTimeout(() => {
      setSent(value);
      onSettle(value);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [text, sent, onSettle, delayMs]);
  return [text, setText];
}
