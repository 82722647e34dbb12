import {
  BOOK_NOTE_NAMES,
  BOOK_NOTES,
  type BookNote,
  fromNoteParagraphs,
} from '@myfiction/shared/contract/book-notes.ts';
import { collectBlocks } from '../../editor/paste/collect-blocks.ts';
import type { StyleSheet } from '../../editor/paste/declarations.ts';
import { classesOf, findAll, type MarkupElement, type MarkupNode } from '../../editor/paste/markup.ts';
import type { ReadBlock } from './file-part.ts';

interface Note {
  name: BookNote;
  aside: MarkupElement;
}

/** What an author says around a chapter, as our own books set it. */
function noteName(element: MarkupElement): BookNote | undefined {
  const classes = element.tag === 'ASIDE' ? classesOf(element) : [];
  return BOOK_NOTE_NAMES.find((name) => classes.includes(BOOK_NOTES[name].className));
}

/** The stretches of text between notes, and the notes. */
function cutAtNotes(element: MarkupElement): (MarkupElement | Note)[] {
  const pieces: (MarkupElement | Note)[] = [];
  let open: MarkupNode[] = [];
  const close = () => {
    if (open.length > 0) pieces.push({ ...element, children: open });
    open = [];
  };
  for (const child of element.children) {
    const name = typeof child === 'string' ? undefined : noteName(child);
    const inner = typeof child === 'string' ? [child] : name ? [{ name, aside: child }] : cutAtNotes(child);
    for (const piece of inner) {
      if (typeof piece === 'string' || 'tag' in piece) open.push(piece);
      else {
        close();
        pieces.push(piece);
      }
    }
  }
  close();
  return pieces.length > 0 ? pieces : [element];
}

/** Reads HTML as blocks; what is said around a chapter goes with the block before it, its heading or its last one. */
export function collectChapters(body: MarkupElement, sheet: StyleSheet) {
  const blocks: ReadBlock[] = [];
  const discarded: MarkupElement[] = [];
  for (const piece of cutAtNotes(body)) {
    const last = blocks.at(-1);
    if ('tag' in piece || !last) {
      const found = collectBlocks('tag' in piece ? piece : piece.aside, sheet);
      blocks.push(...found.blocks);
      discarded.push(...found.discarded);
    } else {
      const authorNotes = { ...last.authorNotes, [piece.name]: noteText(piece.aside) };
      blocks[blocks.length - 1] = { ...last, authorNotes };
    }
  }
  return { blocks, discarded };
}

function noteText(aside: MarkupElement): string {
  return fromNoteParagraphs(findAll(aside, 'P').map(textWithBreaks));
}

function textWithBreaks(node: MarkupNode): string {
  if (typeof node === 'string') return node;
  return node.tag === 'BR' ? '\n' : node.children.map(textWithBreaks).join('');
}
