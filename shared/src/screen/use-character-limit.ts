import { type ChangeEvent, type CompositionEvent, useRef } from 'react';
import { limitChange } from './limit-change.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a field listens to, to take at most so many characters as the server counts them: a browser's own `maxLength`
 * counts an emoji as two and more.
 *
 * @param max undefined for no limit
 */
export function useCharacterLimit(value: string, max: number | undefined, onChange: (value: string) => void) {
  // An input method writes on what it has written: it is cut when it is done.
  const composedOn = useRef(value);
  const cut = (field: Field, before: string): void => {
    if (max === undefined) return;
    const { value: given, selectionEnd } = field;
    const { text, caret } = limitChange(before, { text: given, caret: selectionEnd ?? given.length }, max);
    if (text === given) return;
    field.value = text;
    // Of an address the browser tells no caret, and takes none.
    if (selectionEnd !== null) field.setSelectionRange(caret, caret);
  };
  return {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Field>) => {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing;
      if (!isComposing) cut(currentTarget, value);
      onChange(currentTarget.value);
    },
    onCompositionStart: () => {
      composedOn.current = value;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      const composed = currentTarget.value;
      cut(currentTarget, composedOn.current);
      if (currentTarget.value !== composed) onChange(currentTarget.value);
    },
  };
}
