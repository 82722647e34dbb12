import { ABOUT_FILE } from '@myfiction/shared/contract/book-chapters.ts';
import { type Book, type BookPart, type BookText, headingOf } from '../book.ts';
import { padNumber, toFileName } from '../file-name.ts';
import type { ZipEntry } from '../zip-entry.ts';
import { documentToMarkdown, headingToMarkdown } from './document-to-markdown.ts';

/** The story as a folder of Markdown files: one for what it is, one a chapter, a folder a volume. */
export function markdownEntries(book: Book): ZipEntry[] {
  const folder = toFileName(book.title, 'Story');
  return [
    { path: `${folder}/${ABOUT_FILE}`, content: async () => aboutFile(book) },
    ...book.chapters.map(
      (part): ZipEntry => ({
        path: `${folder}/${pathOf(book, part)}`,
        content: async () => chapterFile(part, await book.readText(part)),
      }),
    ),
  ];
}

function pathOf(book: Book, part: BookPart): string {
  // Drafts between them may be left out, so that the last one's number is greater than how many there are.
  const number = padNumber(part.position, book.chapters.at(-1)?.position ?? 0);
  const file = `${number} ${toFileName(headingOf(part), 'Chapter')}.md`;
  if (part.volume === undefined) return file;
  const volume = padNumber(part.volume + 1, book.volumes.length);
  return `${volume} ${toFileName(book.volumes[part.volume] ?? '', 'Volume')}/${file}`;
}

function aboutFile(book: Book): string {
  const facts = { author: book.author, language: book.language, genres: book.genres, tags: book.tags };
  return [frontMatter(facts), headingToMarkdown(book.title, 1), book.synopsis, ''].join('\n');
}

/** A chapter as one Markdown file; its notes and warning stand in front as YAML. */
export function chapterFile(part: Pick<BookPart, 'title' | 'position'>, text: BookText): string {
  const { content, noteBefore, noteAfter, warning } = text;
  const facts = { warning, note_before: noteBefore, note_after: noteAfter };
  return [frontMatter(facts), headingToMarkdown(headingOf(part), 1), documentToMarkdown(content)]
    .filter((text) => text !== '')
    .join('\n');
}

/** YAML, of which JSON values are a part; nothing for facts that are all empty. */
function frontMatter(facts: Record<string, string | readonly string[]>): string {
  const told = Object.entries(facts).filter(([, value]) => value.length > 0);
  if (told.length === 0) return '';
  return ['---', ...told.map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---', ''].join('\n');
}
