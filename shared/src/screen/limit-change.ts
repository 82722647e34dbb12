import { countCharacters } from '../contract/count-characters.ts';

export interface FieldText {
  text: string;
  /** Where the caret stands, in UTF-16 units. */
  caret: number;
}

/**
 * What a field takes of a change, as a browser's own limit would: of what was typed or pasted, what goes in. What stood
 * there before is never cut, nor is a letter parted from its accent.
 *
 * @param after with the caret behind what came in
 * @param most characters as `countCharacters` counts them
 */
export function limitChange(before: string, after: FieldText, most: number): FieldText {
  const length = countCharacters(after.text);
  if (length <= most || length <= countCharacters(before)) return after;
  const tail = after.text.slice(after.caret);
  const start = Math.min(sameStart(before, after.text), Math.max(0, before.length - tail.length), after.caret);
  const put = after.text.slice(start, after.caret);
  const kept = beginning(put, countCharacters(put) - (length - most));
  const head = after.text.slice(0, start) + kept;
  return { text: head + tail, caret: head.length };
}

function sameStart(one: string, other: string): number {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end++;
  return end;
}

/** As many whole letters as fit into so many characters. */
function beginning(text: string, most: number): string {
  let kept = '';
  let room = most;
  for (const letter of lettersOf(text)) {
    room -= countCharacters(letter);
    if (room < 0) break;
    kept += letter;
  }
  return kept;
}

function lettersOf(text: string): string[] {
  // Firefox has it since 2024 only.
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
