import { ALIGNMENTS, chapterDocument, MARK_TYPES } from '@myfiction/shared/contract/chapter-document.ts';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { isLinkAllowed } from './link-allowed.ts';
import { fromChapterDocument, toChapterDocument } from './prose/chapter-document.ts';
import { schema } from './schema.ts';

const mark = fc.oneof(
  fc.constantFrom('strong', 'em', 'underline', 'strike').map((type) => ({ type })),
  fc.constantFrom('https://example.com/a', 'mailto:a@b.co').map((href) => ({ type: 'link', attrs: { href } })),
);
const marks = fc.uniqueArray(mark, { maxLength: 5, selector: (one) => one.type });
const inline = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1, unit: 'grapheme' }), marks }),
    fc.record({ type: fc.constant('hard_break') }),
  ),
);
const align = fc.constantFrom(...ALIGNMENTS);
const paragraph = fc.record({ type: fc.constant('paragraph'), attrs: fc.record({ align }), content: inline });
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ level: fc.constantFrom(2, 3), align }),
  content: inline,
});
const quote = fc.record({
  type: fc.constant('blockquote'),
  content: fc.array(fc.oneof(paragraph, heading), { minLength: 1, maxLength: 3 }),
});
const block = fc.oneof(paragraph, heading, quote, fc.record({ type: fc.constant('scene_break') }));
const anyDocument = fc.record({ type: fc.constant('doc'), content: fc.array(block, { minLength: 1, maxLength: 8 }) });

it('accepts every document of the contract and gives the same text back', () => {
  fc.assert(
    fc.property(anyDocument, (json) => {
      const node = fromChapterDocument(chapterDocument.parse(json));
      const again = fromChapterDocument(chapterDocument.parse(toChapterDocument(node)));
      expect(again.eq(node)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('has no node or mark that the contract does not know', () => {
  expect(Object.keys(schema.marks).sort()).toEqual([...MARK_TYPES].sort());
  const probe = (name: string): Node => {
    const type = schema.nodes[name];
    if (!type || name === 'doc' || name === 'text') return schema.nodes.paragraph.create();
    if (type.isInline) return schema.nodes.paragraph.create(null, type.create());
    return type.createAndFill() ?? schema.nodes.paragraph.create();
  };
  const doc = schema.nodes.doc.create(null, Object.keys(schema.nodes).map(probe));
  expect(chapterDocument.safeParse(toChapterDocument(doc)).error).toBeUndefined();
});

it.each([
  { type: 'doc', content: [] },
  { type: 'doc', content: [{ type: 'blockquote', content: [{ type: 'scene_break' }] }] },
  { type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'middle' } }] },
  { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] },
  {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
      },
    ],
  },
])('refuses what the contract refuses: %j', (json) => {
  expect(chapterDocument.safeParse(json).success).toBe(false);
  // The contract's type is what a caller must hold; the shape is wrong on purpose here.
  expect(() => fromChapterDocument(JSON.parse(JSON.stringify(json)))).toThrow();
});

it('leaves default attributes out of the stored form', () => {
  const doc = schema.nodes.doc.create(null, [schema.nodes.paragraph.create(), schema.nodes.heading.create()]);
  expect(toChapterDocument(doc)).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph' }, { type: 'heading', attrs: { level: 2 } }],
  });
});

it('allows web and mail addresses only', () => {
  expect(['https://a.b', 'HTTP://a.b', 'mailto:a@b.c'].every(isLinkAllowed)).toBe(true);
  expect(['javascript:alert(1)', 'data:text/html,x', '/relative', '#top', ' https://a.b'].some(isLinkAllowed)).toBe(
    false,
  );
});
