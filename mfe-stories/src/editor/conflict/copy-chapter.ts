import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { DOMSerializer } from 'prosemirror-model';
import { fromChapterDocument } from '../prose/chapter-document.ts';
import { schema } from '../schema.ts';
import { plainCopy } from '../session/plain-copy.ts';

/** Puts a chapter on the clipboard, with its formatting where the browser allows it. Rejects when it allows nothing. */
export async function copyChapter(text: ChapterText): Promise<void> {
  const plain = plainCopy(text);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plain);
  const place = document.createElement('div');
  place.append(DOMSerializer.fromSchema(schema).serializeFragment(fromChapterDocument(text.content).content));
  const types = { 'text/plain': plain, 'text/html': place.innerHTML };
  const blobs = Object.entries(types).map(([type, value]) => [type, new Blob([value], { type })]);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}
