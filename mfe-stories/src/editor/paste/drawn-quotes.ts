import { type MarkupElement, textOf } from './markup.ts';

const MARK = '["\'“”„‘’‚«»‹›「『]';
const BEGINS = new RegExp(`^${MARK}`);
const ENDS = new RegExp(`${MARK}$`);

/** Where an element stands: the text before it in its paragraph, and in how many quotations it lies. */
export interface QuotePlace {
  before: string;
  quotes: number;
}

/** The quotation marks of a `q`, which a browser draws; none where they are written, or switched off. */
export function drawnQuotes(
  element: MarkupElement,
  declarations: ReadonlyMap<string, string>,
  { before, quotes }: QuotePlace,
): readonly [open: string, close: string] | null {
  const text = textOf(element).trim();
  if (element.tag !== 'Q' || text === '' || declarations.get('quotes') === 'none') return null;
  if (BEGINS.test(text) || (quotes === 0 && ENDS.test(before))) return null;
  return quotes % 2 === 0 ? ['“', '”'] : ['‘', '’'];
}
