import { classesOf, type MarkupElement, type MarkupNode, textOf } from '../../editor/paste/markup.ts';

/** Begins the id of a place in the text that refers to a note; the note's key follows. */
export const REFERENCE = 'mf-note:';

const NOTE_TYPES = /\b(?:footnote|endnote|rearnote)\b/;
const NOTE_ROLES = /\bdoc-(?:footnote|endnote)\b/;
/** Of mammoth, pandoc and most programs that make EPUBs. */
const NOTE_ID = /^(?:foot|end)note-\d+$|^fn\d+$/i;
const BACK_TEXT = /^(?:\s|↑|↩|⤴|\^|\ufe0e|\ufe0f)*$/u;

/** Finds the key of the note that a link in a document leads to. */
export type KeyOf = (href: string) => string | undefined;

function typeOf({ attributes }: MarkupElement): string {
  return attributes.get('epub:type') ?? '';
}

function isNote(element: MarkupElement): boolean {
  const { tag, attributes } = element;
  if (!attributes.has('id') || tag === 'A') return false;
  return (
    NOTE_TYPES.test(typeOf(element)) ||
    NOTE_ROLES.test(attributes.get('role') ?? '') ||
    NOTE_ID.test(attributes.get('id') ?? '')
  );
}

/** The notes of one document by their ids. */
export function findNotes(element: MarkupElement): Map<string, MarkupElement> {
  const own = isNote(element) ? ([[element.attributes.get('id') ?? '', element]] as const) : [];
  const inner = element.children.flatMap((child) => (typeof child === 'string' ? [] : [...findNotes(child)]));
  return new Map([...own, ...inner]);
}

const labelOf = (element: MarkupElement): string =>
  textOf(element)
    .trim()
    .replace(/^[[(]|[\])]$/g, '');

function keyOfLink({ tag, attributes }: MarkupElement, keyOf: KeyOf): string | undefined {
  return tag === 'A' ? keyOf(attributes.get('href') ?? '') : undefined;
}

/** What a document prints where it refers to notes, by the keys of the notes. */
export function findLabels(element: MarkupElement, keyOf: KeyOf): Map<string, string> {
  const key = keyOfLink(element, keyOf);
  const inner = element.children.flatMap((child) => (typeof child === 'string' ? [] : [...findLabels(child, keyOf)]));
  return new Map(key === undefined ? inner : [...inner, [key, labelOf(element)]]);
}

/** The document with its references as `[1]`, and without the notes that something refers to. */
export function withoutNotes(element: MarkupElement, notes: ReadonlySet<MarkupElement>, keyOf: KeyOf): MarkupElement {
  const children = element.children.flatMap((child): MarkupNode[] => {
    if (typeof child === 'string') return [child];
    if (notes.has(child)) return [];
    const key = keyOfLink(child, keyOf);
    if (key === undefined) return [withoutNotes(child, notes, keyOf)];
    const attributes = new Map([['id', REFERENCE + key]]);
    return [{ tag: 'SPAN', attributes, children: [`[${labelOf(child)}]`] }];
  });
  return { ...element, children };
}

/** A note's text behind its label, without the way back and without the label that it may begin with. */
export function noteBody(note: MarkupElement, label: string): MarkupElement {
  const body = withoutBacklinks(note, label);
  const mark: MarkupElement = { tag: 'SPAN', attributes: new Map(), children: [`[${label}] `] };
  return { tag: 'BODY', attributes: new Map(), children: intoFirstBlock(body.children, mark) };
}

function withoutBacklinks(element: MarkupElement, label: string): MarkupElement {
  const children = element.children.flatMap((child): MarkupNode[] => {
    if (typeof child === 'string') return [child];
    const text = textOf(child);
    const back =
      child.tag === 'A' &&
      (BACK_TEXT.test(text) || classesOf(child).includes('footnote-back') || labelOf(child) === label);
    return back ? [] : [withoutBacklinks(child, label)];
  });
  return { ...element, children };
}

function intoFirstBlock(children: readonly MarkupNode[], mark: MarkupElement): MarkupNode[] {
  const index = children.findIndex((child) => textOf(child).trim() !== '');
  const first = children[index];
  if (first === undefined || typeof first === 'string' || !/^(?:P|DIV|LI|OL|UL|SECTION)$/.test(first.tag)) {
    return [mark, ...children];
  }
  const inner = { ...first, children: intoFirstBlock(first.children, mark) };
  return [...children.slice(0, index), inner, ...children.slice(index + 1)];
}
