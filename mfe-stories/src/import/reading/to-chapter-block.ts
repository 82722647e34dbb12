import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';
import type { InlineStyle } from '../../editor/paste/inline-style.ts';
import type { PastedBlock, Run } from '../../editor/paste/pasted-block.ts';

export type TextBlock = Extract<ChapterBlock, { type: 'paragraph' | 'heading' }>;
export type Inline = NonNullable<TextBlock['content']>[number];
export type Mark = NonNullable<Inline['marks']>[number];

/** In the order in which the editor's schema keeps them. */
function marksOf({ bold, italic, underline, strike, href }: InlineStyle): Mark[] {
  const marks: Mark[] = [];
  if (bold) marks.push({ type: 'strong' });
  if (italic) marks.push({ type: 'em' });
  if (underline) marks.push({ type: 'underline' });
  if (strike) marks.push({ type: 'strike' });
  if (href !== '') marks.push({ type: 'link', attrs: { href } });
  return marks;
}

/** Joins neighbours that are set alike: files part text for reasons that nobody sees. */
function toInline(runs: readonly Run[]): Inline[] {
  const inline: Inline[] = [];
  let before = '';
  for (const { text, style } of runs) {
    const marks = marksOf(style);
    const key = JSON.stringify(marks);
    const withMarks = marks.length > 0 ? { marks } : {};
    const last = inline.at(-1);
    if (text === '\n') inline.push({ type: 'hard_break', ...withMarks });
    else if (last?.type === 'text' && key === before) inline[inline.length - 1] = { ...last, text: last.text + text };
    else inline.push({ type: 'text', text, ...withMarks });
    before = key;
  }
  return inline;
}

/** A block as a chapter holds it. */
export function toChapterBlock(pasted: PastedBlock): ChapterBlock {
  if (pasted.kind === 'hr') return { type: 'scene_break' };
  const align = pasted.align && pasted.align !== 'left' ? { align: pasted.align } : undefined;
  const content = toInline(pasted.runs);
  if (pasted.kind !== 'p') {
    return { type: 'heading', attrs: { level: pasted.kind === 'h2' ? 2 : 3, ...align }, content };
  }
  const paragraph: TextBlock = { type: 'paragraph', ...(align && { attrs: align }), content };
  return pasted.quote ? { type: 'blockquote', content: [paragraph] } : paragraph;
}
