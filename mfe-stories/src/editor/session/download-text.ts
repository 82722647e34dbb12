import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { plainCopy } from './plain-copy.ts';

/** Name of a file for a chapter, without what file systems forbid. */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${name || 'chapter'}.txt`;
}

/** Hands the text to the author as a file; works without storage and without a connection. */
export function downloadText(text: ChapterText): void {
  const address = URL.createObjectURL(new Blob([plainCopy(text)], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(text.title);
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
