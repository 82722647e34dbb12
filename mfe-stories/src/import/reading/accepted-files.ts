export type FileKind = 'docx' | 'epub' | 'markdown' | 'text';

/** How a file is read, by the end of its name. */
export const FILE_KINDS: Readonly<Record<string, FileKind>> = {
  docx: 'docx',
  epub: 'epub',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'text',
  text: 'text',
};

/** What the file dialog offers; an archive holds such files. */
export const ACCEPTED_FILES = [...Object.keys(FILE_KINDS), 'zip'].map((extension) => `.${extension}`).join(',');
