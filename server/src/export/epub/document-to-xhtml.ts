import { JUSTIFIED_CLASS } from '@myfiction/shared/contract/book-alignment.ts';
import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { blockText } from '@myfiction/shared/contract/chapter-text.ts';
import type { Book } from '../book.ts';
import { linkAddress } from '../link-address.ts';
import { type Inline, type Mark, nestMarks } from '../nest-marks.ts';
import { otherDirection } from '../text-direction.ts';
import { xmlText } from '../xml.ts';

type TextBlock = Extract<ChapterBlock, { type: 'paragraph' | 'heading' }>;

const ALIGN_CLASSES = { left: undefined, center: 'center', right: 'right', justify: JUSTIFIED_CLASS } as const;
const TAGS = { strong: 'strong', em: 'em', underline: 'u', strike: 's' } as const;

/** A chapter's text as the inside of an XHTML body; its own headings stand below the chapter's `h1`. */
export function documentToXhtml(book: Pick<Book, 'language'>, { content }: ChapterDocument): string {
  const toXhtml = (block: TextBlock) => textBlock(block, directionAttribute(book, blockText(block)));
  return content.map((block) => blockToXhtml(block, toXhtml)).join('\n');
}

/** For an element with this text, where it runs another way than its book. */
export function directionAttribute(book: Pick<Book, 'language'>, text: string): string {
  const direction = otherDirection(book, text);
  return direction ? ` dir="${direction}"` : '';
}

/** Plain text within a paragraph. */
export function linesToXhtml(text: string): string {
  return text.split('\n').map(xmlText).join('<br/>');
}

function blockToXhtml(block: ChapterBlock, toXhtml: (block: TextBlock) => string): string {
  if (block.type === 'scene_break') return '<hr class="scene"/>';
  if (block.type === 'blockquote') return `<blockquote>\n${block.content.map(toXhtml).join('\n')}\n</blockquote>`;
  return toXhtml(block);
}

function textBlock(block: TextBlock, direction: string): string {
  const tag = block.type === 'heading' ? `h${block.attrs.level}` : 'p';
  const className = ALIGN_CLASSES[block.attrs?.align ?? 'left'];
  return `<${tag}${className ? ` class="${className}"` : ''}${direction}>${nestMarks(block.content ?? [], { leaf, wrap }).join('')}</${tag}>`;
}

function leaf(inline: Inline): string {
  return inline.type === 'hard_break' ? '<br/>' : xmlText(inline.text);
}

function wrap(inner: string[], mark: Mark): string {
  const text = inner.join('');
  if (mark.type === 'link') return `<a href="${xmlText(linkAddress(mark.attrs.href))}">${text}</a>`;
  return `<${TAGS[mark.type]}>${text}</${TAGS[mark.type]}>`;
}
