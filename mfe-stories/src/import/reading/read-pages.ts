import { collectBlocks } from '../../editor/paste/collect-blocks.ts';
import { countPictures } from '../../editor/paste/count-pictures.ts';
import type { StyleSheet } from '../../editor/paste/declarations.ts';
import type { MarkupElement } from '../../editor/paste/markup.ts';
import type { PastedBlock } from '../../editor/paste/pasted-block.ts';
import { collectChapters } from './author-notes.ts';
import { resolvePath } from './book-path.ts';
import type { ReadBlock } from './file-part.ts';
import { findLabels, findNotes, noteBody, REFERENCE, withoutNotes } from './footnotes.ts';

/** One document of a file: a Word text has one, an EPUB many. */
export interface Page {
  path: string;
  body: MarkupElement;
  sheet: StyleSheet;
}

export interface ReadPages {
  /** Of each page. */
  blocks: ReadBlock[][];
  notes: Map<string, PastedBlock[]>;
  pictures: number;
}

/** Reads documents; the footnotes that they refer to are taken out of them, wherever they stand. */
export function readPages(pages: readonly Page[]): ReadPages {
  const known = new Map<string, { note: MarkupElement; sheet: StyleSheet }>();
  for (const { path, body, sheet } of pages) {
    for (const [id, note] of findNotes(body)) known.set(`${path}#${id}`, { note, sheet });
  }
  const keyOf = (path: string) => (href: string) => {
    const key = resolvePath(path, href);
    return known.has(key) ? key : undefined;
  };
  const labels = new Map(pages.flatMap(({ path, body }) => [...findLabels(body, keyOf(path))]));
  const taken = new Set([...known].flatMap(([key, { note }]) => (labels.has(key) ? [note] : [])));
  const read = pages.map(({ path, body, sheet }) => collectChapters(withoutNotes(body, taken, keyOf(path)), sheet));
  return {
    blocks: read.map(({ blocks }) => blocks.map(withReferences)),
    notes: new Map(
      [...labels].flatMap(([key, label]) => {
        const found = known.get(key);
        return found ? [[key, collectBlocks(noteBody(found.note, label), found.sheet).blocks] as const] : [];
      }),
    ),
    pictures: read.reduce((sum, { discarded }) => sum + countPictures(discarded), 0),
  };
}

function withReferences(block: ReadBlock): ReadBlock {
  const notes = block.ids?.flatMap((id) => (id.startsWith(REFERENCE) ? [id.slice(REFERENCE.length)] : [])) ?? [];
  return notes.length > 0 ? { ...block, notes } : block;
}
