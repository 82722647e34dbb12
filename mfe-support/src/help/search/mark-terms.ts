import { searchTerm } from './search-terms.ts';

export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** A text cut where words begin and end that the search has found. */
export function markTerms(text: string, terms: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (piece === '') continue;
    const term = searchTerm(piece);
    const marked = term !== null && terms.includes(term);
    const last = parts.at(-1);
    if (last && last.marked === marked) last.text += piece;
    else parts.push({ text: piece, marked });
  }
  return parts;
}
