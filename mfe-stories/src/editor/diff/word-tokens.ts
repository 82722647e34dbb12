import { UNSPACED_SCRIPTS } from '@myfiction/shared/contract/chapter-text.ts';

/** Words with what holds them together, spaces, and each other character; scripts without spaces by the character. */
const TOKEN = new RegExp(
  `[${UNSPACED_SCRIPTS}]\\p{M}*|[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*(?:['’‐‑-][\\p{L}\\p{N}\\p{M}]+)*|[^\\S\\n]+|.`,
  'gsu',
);
const WORD = /[\p{L}\p{N}]/u;

/** A text in the pieces that a comparison keeps whole; together they are the text. */
export function wordTokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** How often each word of a text stands in it. */
export function wordBag(text: string): Map<string, number> {
  const bag = new Map<string, number>();
  for (const token of wordTokens(text)) if (WORD.test(token)) bag.set(token, (bag.get(token) ?? 0) + 1);
  return bag;
}
