import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';
import { countDocumentWords } from '@myfiction/shared/contract/chapter-text.ts';
import type { Inline, TextBlock } from '../reading/to-chapter-block.ts';
import type { Manuscript, SourceBlock } from './manuscript.ts';

/** A pair of underscores around words, also over lines of verse. It may end within a word, as in `_my_self`. */
const PAIR = /(?<![\p{L}\p{N}])_(?=[^\s_])([^_]*)_/gu;

/** The manuscript with `_words_` of its plain text set in italics. */
export function withItalics(manuscript: Manuscript): Manuscript {
  return { ...manuscript, blocks: manuscript.blocks.map(italicise) };
}

function italicise(source: SourceBlock): SourceBlock {
  const block = italiciseBlock(source.block);
  if (block === source.block) return source;
  return { ...source, block, words: countDocumentWords({ type: 'doc', content: [block] }) };
}

function italiciseBlock(block: ChapterBlock): ChapterBlock {
  if (block.type === 'scene_break') return block;
  if (block.type === 'blockquote') {
    const content = block.content.map(italiciseText);
    return content.every((text, index) => text === block.content[index]) ? block : { ...block, content };
  }
  return italiciseText(block);
}

/** Only unmarked text: what came from a file with marks says for itself what is italic. */
function italiciseText<B extends TextBlock>(block: B): B {
  const content = block.content ?? [];
  const plain = content.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('');
  if (!plain.includes('_') || content.some(({ marks }) => marks)) return block;
  const parts = plain.split(PAIR);
  if (parts.length === 1) return block;
  return { ...block, content: parts.flatMap((part, index) => inlineOf(part, index % 2 === 1)) };
}

function inlineOf(text: string, italic: boolean): Inline[] {
  const marks = italic ? { marks: [{ type: 'em' as const }] } : {};
  return text
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((part) => (part === '\n' ? { type: 'hard_break', ...marks } : { type: 'text', text: part, ...marks }));
}
