import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';

/** A chapter's place in a book, without its text. */
export interface BookPart {
  chapterId: string;
  /** From 1, as readers count. */
  position: number;
  title: string;
  /** Index in the book's volumes, undefined before the first. */
  volume: number | undefined;
}

/** A chapter's text as it is exported. */
export interface BookText {
  content: ChapterDocument;
  noteBefore: string;
  noteAfter: string;
  warning: string;
}

/** A story to write into a file: everything but the texts, which are read one after the other. */
export interface Book {
  storyId: string;
  title: string;
  author: string;
  synopsis: string;
  /** BCP 47. */
  language: string;
  genres: readonly string[];
  tags: readonly string[];
  updatedAt: Date;
  /** Address of the uploaded cover, empty for the drawn one. */
  cover: string;
  /** Titles in reading order. */
  volumes: readonly string[];
  chapters: readonly BookPart[];
  readText(part: BookPart): Promise<BookText>;
}

/** A chapter's heading: its title, or its number while it has none. */
export function headingOf({ title, position }: Pick<BookPart, 'title' | 'position'>): string {
  return title === '' ? `Chapter ${position}` : title;
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar'];

export function isRightToLeft({ language }: Pick<Book, 'language'>): boolean {
  return RIGHT_TO_LEFT.includes(language);
}
