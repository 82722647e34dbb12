/** End of a sentence: its mark, what closes behind it, and space or the end. */
const END = /[.!?…。！？]+["'”’»“)\]]*(?=\s|$|[\u3000-\u9fff\uff00-\uffef])/gu;

/** The sentence of a paragraph in which a place lies. @example sentenceAt('One. Two.', 6) // { from: 5, to: 9 } */
export function sentenceAt(text: string, offset: number): { from: number; to: number } {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(END)) {
    const end = index + mark.length;
    if (end >= offset) return { from, to: end };
    from = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  }
  return { from: Math.min(from, offset), to: text.length };
}
