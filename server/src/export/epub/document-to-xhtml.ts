import { JUSTIFIED_CLASS } from '@myfiction/shared/contract/book-alignment.ts';
import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { linkAddress } from '../link-address.ts';
import { type Inline, type Mark, nestMarks } from '../nest-marks.ts';
import { xmlText } from '../xml.ts';

type TextBlock = Extract<ChapterBlock, { type: 'paragraph' | 'heading' }>;

const ALIGN_CLASSES = { left: undefined, center: 'center', right: 'right', justify: JUSTIFIED_CLASS } as const;
const TAGS = { strong: 'strong', em: 'em', underline: 'u', strike: 's' } as const;

/** A chapter's text as the inside of an XHTML body; its own headings stand below the chapter's `h1`. */
export function documentToXhtml({ content }: ChapterDocument): string {
  return content.map(blockToXhtml).join('\n');
}

/** Plain text within a paragraph. */
export function linesToXhtml(text: string): string {
  return text.split('\n').map(xmlText).join('<br/>');
}

function blockToXhtml(block: ChapterBlock): string {
  if (block.type === 'scene_break') return '<hr class="scene"/>';
  if (block.type === 'blockquote') return `<blockquote>\n${block.content.map(textBlock).join('\n')}\n</blockquote>`;
  return textBlock(block);
}

function textBlock(block: TextBlock): string {
  const tag = block.type === 'heading' ? `h${block.attrs.level}` : 'p';
  const className = ALIGN_CLASSES[block.attrs?.align ?? 'left'];
  return `<${tag}${className ? ` class="${className}"` : ''}>${nestMarks(block.content ?? [], { leaf, wrap }).join('')}</${tag}>`;
}

function leaf(inline: Inline): string {
  return inline.type === 'hard_break' ? '<br/>' : xmlText(inline.text);
}

function wrap(inner: string[], mark: Mark): string {
  const text = inner.join('');
  if (mark.type === 'link') return `<a href="${xmlText(linkAddress(mark.attrs.href))}">${text}</a>`;
  return `<${TAGS[mark.type]}>${text}</${TAGS[mark.type]}>`;
}
