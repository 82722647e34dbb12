import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import type { Inline } from '../nest-marks.ts';
import { documentToMarkdown } from './document-to-markdown.ts';

const MARKS = { em: 'em', strong: 'strong', s: 'strike' } as const;
type MarkName = (typeof MARKS)[keyof typeof MARKS];

/** One character with its marks, so that two ways to cut the same line are equal. */
type Character = [character: string, marks: string];

/** Another implementation reads what ours has written. */
const reader = new MarkdownIt({ html: true });

function readLine(markdown: string): Character[] {
  const open: string[] = [];
  const [, line] = reader.parse(markdown, {});
  return (line?.children ?? []).flatMap((token): Character[] => {
    if (token.type === 'text') return [...token.content].map((one) => [one, [...open].sort().join(' ')]);
    const tag = token.tag || token.content.replace(/[</>]/g, '');
    if (tag === 'br') return [['\n', '']];
    const mark = Object.entries(MARKS).find(([name]) => name === tag)?.[1];
    if (!mark) throw new Error(`The line has a ${token.type}.`);
    const closes = token.nesting === -1 || token.content.startsWith('</');
    if (closes) open.splice(open.lastIndexOf(mark), 1);
    else open.push(mark);
    return [];
  });
}

/** A break says nothing at the end of a paragraph, and whether one is bold is not seen. */
function expected(inlines: readonly Inline[]): Character[] {
  const seen = inlines.slice(0, inlines.findLastIndex(({ type }) => type === 'text') + 1);
  return seen.flatMap((inline) =>
    inline.type === 'text'
      ? [...inline.text].map(
          (one): Character => [
            one,
            (inline.marks ?? [])
              .map(({ type }) => type)
              .sort()
              .join(' '),
          ],
        )
      : [['\n', '']],
  );
}

const text = fc.array(
  fc.constantFrom('word', 'a', ' ', '*', '_', '~', '“', '”', '.', '—', '[x]', '<b>', '&amp;', '1. ', '# '),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const marks = fc.subarray<MarkName>(['em', 'strong', 'strike']);
const run = fc.record({ parts: text, marks }).map(
  ({ parts, marks: chosen }): Inline => ({
    type: 'text',
    text: parts.join(''),
    ...(chosen.length > 0 && { marks: chosen.map((type) => ({ type })) }),
  }),
);
const lineBreak = marks.map(
  (chosen): Inline => ({ type: 'hard_break', ...(chosen.length > 0 && { marks: chosen.map((type) => ({ type })) }) }),
);
const documentOf = (inlines: Inline[]): ChapterDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: inlines }],
});

test('a Markdown reader sees the words and marks that the author wrote', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 4, arbitrary: run }, lineBreak), { minLength: 1, maxLength: 6 }),
      (inlines) => {
        expect(readLine(documentToMarkdown(documentOf(inlines)))).toEqual(expected(inlines));
      },
    ),
    { numRuns: 2_000, seed: 1 },
  );
});
