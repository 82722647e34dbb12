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
  const take = (field: Field, before: string) => {
    const given = { text: field.value, caret: field.selectionEnd ?? field.value.length };
    const { text, caret } = max === undefined ? given : limitChange(before, given, max);
    if (text !== given.text) {
      const hasCaret = field.selectionEnd !== null;
      field.value = text;
      if (hasCaret) field.setSelectionRange(caret, caret);
    }
    onChange(text);
  };
  return {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Field>) => {
      if ('isComposing' in nativeEvent && nativeEvent.isComposing) onChange(currentTarget.value);
      else take(currentTarget, value);
    },
    onCompositionStart: () => {
      composedOn.current = value;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      if (max !== undefined) take(currentTarget, composedOn.current);
    },
  };
}
