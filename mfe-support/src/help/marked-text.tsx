import { markTerms } from './search/mark-terms.ts';

/** A text in which the words that were searched for are marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return markTerms(text, terms).map((part, at) => (part.marked ? <mark key={at}>{part.text}</mark> : part.text));
}
