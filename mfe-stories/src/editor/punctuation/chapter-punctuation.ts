import type { EditorState, Transaction } from 'prosemirror-state';
import type { PunctuationEdit, PunctuationKind } from '../prose/find-punctuation.ts';

/** One place in the chapter, with a little of what is around it. */
export interface PunctuationPlace extends PunctuationEdit {
  before: string;
  was: string;
  after: string;
}

const AROUND = 24;

/** Every place of the chapter whose punctuation is not as its language writes it; positions are the document's. */
export function punctuationPlaces(
  { doc }: EditorState,
  findEdits: (text: string) => PunctuationEdit[],
): PunctuationPlace[] {
  const places: PunctuationPlace[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, null, '\n');
    for (const edit of findEdits(text)) {
      const { from, to } = edit;
      const around = { before: text.slice(Math.max(0, from - AROUND), from), after: text.slice(to, to + AROUND) };
      const start = position + 1;
      places.push({ ...edit, ...around, was: text.slice(from, to), from: start + from, to: start + to });
    }
    return false;
  });
  return places;
}

/** Sets all of them as one change. */
export function fixPunctuation(state: EditorState, places: readonly PunctuationPlace[]): Transaction {
  const transaction = state.tr;
  for (const { from, to, insert } of places.toReversed()) transaction.insertText(insert, from, to);
  return transaction;
}

export function countKinds(places: readonly PunctuationPlace[]): Map<PunctuationKind, number> {
  const counts = new Map<PunctuationKind, number>();
  for (const { kind } of places) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
