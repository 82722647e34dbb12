/** How our own books name what an author says around a chapter, by which an import knows it again. */
export const BOOK_NOTES = {
  warning: { className: 'author-warning', styleId: 'Warning', styleName: 'Content Warning' },
  note_before: { className: 'author-note-before', styleId: 'NoteBefore', styleName: 'Note Before Chapter' },
  note_after: { className: 'author-note-after', styleId: 'NoteAfter', styleName: 'Note After Chapter' },
} as const;

export type BookNote = keyof typeof BOOK_NOTES;

export const BOOK_NOTE_NAMES = ['warning', 'note_before', 'note_after'] as const satisfies readonly BookNote[];

/** An empty line parts two paragraphs; further ones begin the second, so that none is without a word. */
export function toNoteParagraphs(note: string): string[] {
  return note.trim() === '' ? [] : note.split(/(?<=[^\n])\n\n(?=\n*[^\n])/);
}

export function fromNoteParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
