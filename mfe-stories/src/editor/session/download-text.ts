import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { plainCopy } from './plain-copy.ts';

/** A name for a file, without what file systems forbid. @example fileNameOf('Who?') // 'Who.txt' */
export function fileNameOf(title: string, ending = 'txt'): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${name || 'chapter'}.${ending}`;
}

/** Hands the text to the author as a file; works without storage and without a connection. */
export function downloadText(text: ChapterText): void {
  downloadFile(fileNameOf(text.title), plainCopy(text));
}

/** Hands a file to the author. */
export function downloadFile(name: string, content: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
