const MARK = '_MyFictionChapter';

/**
 * Name of the bookmark that our Word documents set at the heading of a chapter, so that a heading within it is not taken
 * for one. Word hides names that begin with a line, and keeps them.
 */
export const chapterMark = (position: number): string => `${MARK}${position}`;

export const isChapterMark = (name: string): boolean => name.startsWith(MARK);

/** The file about the book in our folders of Markdown files, in which each other file is a chapter. */
export const ABOUT_FILE = 'About.md';
