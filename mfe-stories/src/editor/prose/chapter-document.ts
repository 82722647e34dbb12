import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { Node } from 'prosemirror-model';
import { schema } from '../schema.ts';

// Attributes at their default are left out: an aligned-left paragraph is most of a book.
function toJson(node: Node): unknown {
  if (node.isText) return { type: 'text', text: node.text, ...marksOf(node) };
  const attrs = attributesOf(node);
  return {
    type: node.type.name,
    ...(attrs ? { attrs } : {}),
    ...(node.childCount > 0 ? { content: node.children.map(toJson) } : {}),
    ...marksOf(node),
  };
}

function marksOf(node: Node): { marks?: unknown[] } {
  if (node.marks.length === 0) return {};
  return {
    marks: node.marks.map((mark) =>
      mark.type === schema.marks.link ? { type: 'link', attrs: { href: mark.attrs.href } } : { type: mark.type.name },
    ),
  };
}

function attributesOf(node: Node): Record<string, unknown> | undefined {
  const align = typeof node.attrs.align === 'string' && node.attrs.align !== 'left' ? { align: node.attrs.align } : {};
  if (node.type === schema.nodes.heading) return { level: node.attrs.level, ...align };
  return 'align' in align ? align : undefined;
}

/** The stored form of a document. The schema's test holds that it always satisfies the contract. */
export function toChapterDocument(doc: Node): ChapterDocument {
  const json: unknown = toJson(doc);
  // Never an empty document in its place: that would save an empty chapter.
  if (!isChapterDocument(json)) throw new TypeError('Not a chapter document.');
  return json;
}

// The schema guarantees the rest; the server's own check of each save is what counts.
function isChapterDocument(value: unknown): value is ChapterDocument {
  return typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content);
}

/** Reads a stored document. Throws a RangeError when it does not fit the schema. */
export function fromChapterDocument(document: ChapterDocument): Node {
  const node = Node.fromJSON(schema, document);
  node.check();
  return node;
}

/** True when both say the same, whatever the form they were stored in. */
export function sameDocument(one: ChapterDocument, other: ChapterDocument): boolean {
  return Node.fromJSON(schema, one).eq(Node.fromJSON(schema, other));
}
