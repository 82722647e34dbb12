import type { ExportFormat } from '@myfiction/shared/contract/story-options.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Book } from './book.ts';
import { docxEntries } from './docx/docx-entries.ts';
import type { Download } from './download.ts';
import { epubEntries } from './epub/epub-entries.ts';
import { toFileName } from './file-name.ts';
import { markdownEntries } from './markdown/markdown-entries.ts';
import { type ZipEntry, zipStream } from './zip-entry.ts';

interface FormatFile {
  extension: string;
  mediaType: string;
  entries(book: Book, files: FileStore): ZipEntry[] | Promise<ZipEntry[]>;
}

const FORMATS: Readonly<Record<ExportFormat, FormatFile>> = {
  epub: { extension: 'epub', mediaType: 'application/epub+zip', entries: epubEntries },
  docx: {
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    entries: docxEntries,
  },
  markdown: { extension: 'zip', mediaType: 'application/zip', entries: markdownEntries },
};

/** @example exportFileName('The Moon Between Us', 'epub') // 'The Moon Between Us.epub' */
export function exportFileName(title: string, format: ExportFormat): string {
  return `${toFileName(title, 'Story')}.${FORMATS[format].extension}`;
}

/** The book as a file. */
export async function storyDownload(book: Book, format: ExportFormat, files: FileStore): Promise<Download> {
  const { mediaType, entries } = FORMATS[format];
  return {
    fileName: exportFileName(book.title, format),
    mediaType,
    content: zipStream(await entries(book, files), book.updatedAt),
  };
}
