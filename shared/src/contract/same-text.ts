/** What a keyboard types and what typography makes of it, and what nobody sees. */
const STRAIGHT: readonly [RegExp, string][] = [
  [/[‘’‚‛ʼ´`]/g, "'"],
  [/[“”„‟]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  [/\p{Cf}/gu, ''],
];

/**
 * Whether somebody has typed a text that stands before them: letter case, spacing, straight or curly quotes and the
 * length of dashes do not count, letters and accents do.
 *
 * @example isTypedAs(' noor  o’neill', "Noor O'Neill") // true
 */
export function isTypedAs(typed: string, shown: string): boolean {
  return plainForm(typed) === plainForm(shown);
}

function plainForm(text: string): string {
  const straight = STRAIGHT.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text.normalize('NFKC'));
  return straight.replace(/\s+/gu, ' ').trim().toLowerCase();
}
