import { chapterMark } from '@myfiction/shared/contract/book-chapters.ts';
import { BOOK_NOTES, type BookNote, toNoteParagraphs } from '@myfiction/shared/contract/book-notes.ts';
import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';
import { blockText } from '@myfiction/shared/contract/chapter-text.ts';
import { type Book, type BookPart, type BookText, headingOf, isRightToLeft } from '../book.ts';
import type { Inline } from '../nest-marks.ts';
import { type Direction, otherDirection } from '../text-direction.ts';
import { xmlText } from '../xml.ts';
import type { Links } from './links.ts';

type TextBlock = Extract<ChapterBlock, { type: 'paragraph' | 'heading' }>;

/** Arabic, Hindi and Thai, among others, take their bold and italics from signs of their own. */
const MARKS = {
  strong: '<w:b/><w:bCs/>',
  em: '<w:i/><w:iCs/>',
  underline: '<w:u w:val="single"/>',
  strike: '<w:strike/>',
} as const;
/** Order of the properties in a run, which the schema fixes. */
const MARK_ORDER = ['strong', 'em', 'strike', 'underline'] as const;
const ALIGN = { left: 'left', center: 'center', right: 'right', justify: 'both' } as const;
/** From right to left, Word's left is the side on which lines begin, as is the editor's. */
const ALIGN_FROM_RIGHT = { ...ALIGN, right: 'left' } as const;

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** The whole book as `word/document.xml`, a chapter at a time. Links that it meets are added to `links`. */
export async function* documentXml(book: Book, links: Links): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${NAMESPACES}><w:body>`;
  yield plain(book, 'Title', book.title) + plain(book, 'Subtitle', book.author);
  // Volumes take the first level of headings where there are any.
  const chapterLevel = book.volumes.length > 0 ? 2 : 1;
  const place = { book, links, chapterLevel };
  let volume: number | undefined;
  for (const part of book.chapters) {
    if (part.volume !== undefined && part.volume !== volume) {
      volume = part.volume;
      yield plain(book, 'Heading1', book.volumes[part.volume] ?? '');
    }
    yield chapterHeading(book, part, chapterLevel);
    yield chapterBody(await book.readText(part), place);
  }
  yield '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>';
  yield '<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/>';
  yield '</w:sectPr></w:body></w:document>';
}

function chapterHeading(book: Book, part: BookPart, level: number): string {
  const { position } = part;
  const heading = headingOf(part);
  const direction = otherDirection(book, heading);
  const mark = `<w:bookmarkStart w:id="${position}" w:name="${chapterMark(position)}"/>`;
  const runs = `${mark}${lines(heading, direction)}<w:bookmarkEnd w:id="${position}"/>`;
  return paragraph(`Heading${level}`, runs, direction);
}

interface Place {
  book: Pick<Book, 'language'>;
  links: Links;
  /** Level of the heading that the text stands below. */
  chapterLevel: number;
}

function chapterBody({ content, noteBefore, noteAfter, warning }: BookText, place: Place): string {
  return [
    noteXml(place.book, 'warning', warning),
    noteXml(place.book, 'note_before', noteBefore),
    ...content.content.map((block) => blockXml(block, place)),
    noteXml(place.book, 'note_after', noteAfter),
  ].join('');
}

function blockXml(block: ChapterBlock, place: Place): string {
  if (block.type === 'scene_break') return plain(place.book, 'SceneBreak', '* * *');
  if (block.type === 'blockquote') return block.content.map((inner) => textBlock(inner, place, 'Quote')).join('');
  return textBlock(block, place);
}

function textBlock(block: TextBlock, { book, links, chapterLevel }: Place, inside?: string): string {
  // A chapter counts its own heading as the first level.
  const style = block.type === 'heading' ? `Heading${chapterLevel + block.attrs.level - 1}` : inside;
  const align = block.attrs?.align;
  const direction = otherDirection(book, blockText(block));
  const aligns = isRightToLeft(book) === (direction === undefined) ? ALIGN_FROM_RIGHT : ALIGN;
  const runs = (block.content ?? []).map((inline) => inlineXml(inline, links, direction)).join('');
  return paragraph(style, runs, direction, align && aligns[align]);
}

function inlineXml(inline: Inline, links: Links, direction: Direction | undefined): string {
  const marks = inline.marks ?? [];
  const link = marks.find((mark) => mark.type === 'link');
  const properties = MARK_ORDER.filter((type) => marks.some((mark) => mark.type === type)).map((type) => MARKS[type]);
  const style = link ? '<w:rStyle w:val="Hyperlink"/>' : '';
  const content = inline.type === 'hard_break' ? '<w:br/>' : textXml(inline.text);
  const run = runXml(style + properties.join(''), content, direction);
  return link ? `<w:hyperlink r:id="${links.idOf(link.attrs.href)}">${run}</w:hyperlink>` : run;
}

function noteXml(book: Pick<Book, 'language'>, name: BookNote, text: string): string {
  return toNoteParagraphs(text)
    .map((note) => plain(book, BOOK_NOTES[name].styleId, note))
    .join('');
}

function plain(book: Pick<Book, 'language'>, style: string, text: string): string {
  const direction = otherDirection(book, text);
  return paragraph(style, lines(text, direction), direction);
}

function lines(text: string, direction: Direction | undefined): string {
  return runXml('', text.split('\n').map(textXml).join('<w:br/>'), direction);
}

function runXml(properties: string, content: string, direction: Direction | undefined): string {
  const all = properties + toggle('rtl', direction);
  return `<w:r>${all === '' ? '' : `<w:rPr>${all}</w:rPr>`}${content}</w:r>`;
}

/** A property that the book's own direction has already turned on or off. */
function toggle(name: 'bidi' | 'rtl', direction: Direction | undefined): string {
  if (direction === undefined) return '';
  return direction === 'rtl' ? `<w:${name}/>` : `<w:${name} w:val="0"/>`;
}

function textXml(text: string): string {
  return `<w:t xml:space="preserve">${xmlText(text)}</w:t>`;
}

function paragraph(style: string | undefined, runs: string, direction?: Direction, align?: string): string {
  const properties =
    (style ? `<w:pStyle w:val="${style}"/>` : '') +
    toggle('bidi', direction) +
    (align ? `<w:jc w:val="${align}"/>` : '');
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
}
