import { BOOK_NOTES, type BookNote, toNoteParagraphs } from '@myfiction/shared/contract/book-notes.ts';
import { type Book, type BookPart, headingOf, isRightToLeft } from '../book.ts';
import { xmlText } from '../xml.ts';
import { directionAttribute, documentToXhtml, linesToXhtml } from './document-to-xhtml.ts';

/** One XHTML page. `body` is markup, `title` is text. */
export function xhtmlPage(book: Pick<Book, 'language'>, title: string, body: string): string {
  const language = xmlText(book.language);
  const direction = isRightToLeft(book) ? ' dir="rtl"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"${direction}>
<head>
<title>${xmlText(title)}</title>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}

export function titlePage(book: Book): string {
  const body = `<section epub:type="titlepage" class="title-page">
<h1${directionAttribute(book, book.title)}>${xmlText(book.title)}</h1>
<p class="author"${directionAttribute(book, book.author)}>${xmlText(book.author)}</p>
</section>`;
  return xhtmlPage(book, book.title, body);
}

export function coverPage(book: Book, image: string): string {
  return xhtmlPage(
    book,
    book.title,
    `<section epub:type="cover" class="cover"><img src="${image}" alt="${xmlText(book.title)}"/></section>`,
  );
}

export function volumePage(book: Book, title: string): string {
  return xhtmlPage(
    book,
    title,
    `<section epub:type="part" class="title-page"><h1${directionAttribute(book, title)}>${xmlText(title)}</h1></section>`,
  );
}

export async function chapterPage(book: Book, part: BookPart): Promise<string> {
  const { content, noteBefore, noteAfter, warning } = await book.readText(part);
  const heading = headingOf(part);
  const body = [
    `<section epub:type="chapter">\n<h1${directionAttribute(book, heading)}>${xmlText(heading)}</h1>`,
    aside(book, 'warning', warning),
    aside(book, 'note_before', noteBefore),
    documentToXhtml(book, content),
    aside(book, 'note_after', noteAfter),
    '</section>',
  ];
  return xhtmlPage(book, heading, body.filter((line) => line !== '').join('\n'));
}

function aside(book: Book, name: BookNote, text: string): string {
  const paragraphs = toNoteParagraphs(text).map(
    (paragraph) => `<p${directionAttribute(book, paragraph)}>${linesToXhtml(paragraph)}</p>`,
  );
  if (paragraphs.length === 0) return '';
  return `<aside epub:type="notice" class="${BOOK_NOTES[name].className}">\n${paragraphs.join('\n')}\n</aside>`;
}
