import type { ChapterDocument } from './chapter-document.ts';

type AnyNode = { type: string; text?: string; content?: readonly AnyNode[] };

/** The text of each text block (paragraph or heading), in order; a scene break is an empty string. */
export function blockTexts(document: ChapterDocument): string[] {
  const texts: string[] = [];
  const visit = (node: AnyNode): void => {
    if (node.type === 'blockquote' || node.type === 'doc') node.content?.forEach(visit);
    else texts.push(blockText(node));
  };
  visit(document);
  return texts;
}

/** The text of one paragraph or heading, without its marks. */
export function blockText({ content = [] }: AnyNode): string {
  return content.map((child) => (child.type === 'hard_break' ? '\n' : (child.text ?? ''))).join('');
}

/** Scripts that write no space between words, as the inside of a character class. */
export const UNSPACED_SCRIPTS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
/** In these each character counts as one word, as word processors do. */
const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, 'gu');
const UNSPACED_WORD = new RegExp(`${UNSPACED.source}\\p{M}*`, 'gu');
/** A spaced word: letters or digits, with apostrophes, hyphens, points, commas and what nobody sees inside. */
const SPACED_WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’‐‑.,·\p{Cf}-][\p{L}\p{N}\p{M}]+)*/gu;

/** Counts the words of plain text in any script. @example countWords("It's 3,000 — done") // 3 */
export function countWords(text: string): number {
  if (text === '') return 0;
  const unspaced = text.match(UNSPACED_WORD)?.length ?? 0;
  const spaced = (unspaced > 0 ? text.replace(UNSPACED, ' ') : text).match(SPACED_WORD)?.length ?? 0;
  return unspaced + spaced;
}

export function countDocumentWords(document: ChapterDocument): number {
  return blockTexts(document).reduce((sum, text) => sum + countWords(text), 0);
}
