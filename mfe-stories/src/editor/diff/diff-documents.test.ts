import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { type Inline, inlineText } from '@myfiction/shared/contract/inline-content.ts';
import type { BlockDiff } from './block-diff.ts';
import { countChangedWords } from './count-changed-words.ts';
import { diffDocuments } from './diff-documents.ts';
import { blockKey, flatBlocks } from './flat-blocks.ts';

const paragraph = (...content: (string | Inline)[]): ChapterBlock => ({
  type: 'paragraph',
  ...(content.length > 0 && {
    content: content.map((piece): Inline => (typeof piece === 'string' ? { type: 'text', text: piece } : piece)),
  }),
});
const document = (...blocks: (string | ChapterBlock)[]): ChapterDocument => ({
  type: 'doc',
  content: blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
});
const em = (text: string): Inline => ({ type: 'text', text, marks: [{ type: 'em' }] });

/** A comparison in one line: `=` same, `~` changed, `[-removed-]`, `{+added+}`, `*restyled*`. */
const WRAP = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'], restyled: ['*', '*'] } as const;
const told = (diff: BlockDiff[]) =>
  diff.map(({ parts }) =>
    parts.map(({ kind, content }) => WRAP[kind][0] + inlineText(content) + WRAP[kind][1]).join(''),
  );
const compare = (before: ChapterDocument, after: ChapterDocument) => told(diffDocuments(before, after));

it('marks words within a paragraph that was rewritten', () => {
  const before = document(
    'One.',
    'Her own face floating there in the dark glass like a ghost in a story for children, and on.',
  );
  const after = document('One.', 'Her own face floating there in the dark glass, and on.', 'Two.');
  expect(compare(before, after)).toEqual([
    'One.',
    'Her own face floating there in the dark glass[- like a ghost in a story for children-], and on.',
    '{+Two.+}',
  ]);
  expect(countChangedWords(diffDocuments(before, after))).toEqual({ added: 1, removed: 8 });
});

it('shows a paragraph with nothing in common as another one', () => {
  expect(compare(document('a', 'Snow fell all night.', 'b'), document('a', 'Mara laughed.', 'b'))).toEqual([
    'a',
    '[-Snow fell all night.-]',
    '{+Mara laughed.+}',
    'b',
  ]);
});

it('keeps no single word of a sentence that was rewritten', () => {
  const [line] = compare(
    document('It was late and she wanted the key of the house. Nobody spoke at the long table that night.'),
    document('It was late and there stood the old man of few words. Nobody spoke at the long table that night.'),
  );
  expect(line).toBe(
    'It was late and [-she wanted the key of the house-]{+there stood the old man of few words+}. Nobody spoke at the long table that night.',
  );
});

it('begins where a sentence begins, or else with a space', () => {
  const added = compare(
    document('Mara read it twice. Snow fell on the roof of the house.'),
    document('Mara read it twice. Then she burned it. Snow fell on the roof of the house, and on hers.'),
  );
  expect(added).toEqual([
    'Mara read it twice.{+ Then she burned it.+} Snow fell on the roof of the house{+, and on hers+}.',
  ]);
  const atEnd = compare(document('The way he wrote it.'), document('The way he wrote it. She let it burn.'));
  expect(atEnd).toEqual(['The way he wrote it.{+ She let it burn.+}']);
});

it('tells other marks from other words', () => {
  const before = document(paragraph('She ran home.'));
  const after = document(paragraph('She ', em('ran'), ' home.'));
  expect(compare(before, after)).toEqual(['She *ran* home.']);
  expect(countChangedWords(diffDocuments(before, after))).toEqual({ added: 0, removed: 0 });
});

it('compares scripts without spaces by the character', () => {
  expect(compare(document('我喜欢写作'), document('我很喜欢写作'))).toEqual(['我{+很+}喜欢写作']);
});

it('goes into quotes, and tells another shape', () => {
  const quote: ChapterBlock = {
    type: 'blockquote',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Come back.' }] }],
  };
  const [diff] = diffDocuments(document('Come back.'), document(quote));
  expect(diff).toMatchObject({
    kind: 'changed',
    before: { isQuoted: false },
    block: { isQuoted: true },
    parts: [{ kind: 'same' }],
  });
});

it('takes a written left alignment for one that is not written', () => {
  const left: ChapterBlock = { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: 'a' }] };
  expect(diffDocuments(document('a'), document(left)).map(({ kind }) => kind)).toEqual(['same']);
});

/** The same numbers each time. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** One side out of a comparison. */
function side(diff: readonly BlockDiff[], kind: 'added' | 'removed'): string[] {
  return diff
    .filter((block) => block.kind !== (kind === 'added' ? 'removed' : 'added'))
    .map(({ parts }) =>
      inlineText(
        parts
          .filter((part) => part.kind !== (kind === 'added' ? 'removed' : 'added'))
          .flatMap(({ content }) => content),
      ),
    );
}

it('holds every character of both sides, whatever was changed', () => {
  const random = createRandom(7);
  const words = ['snow', 'the', 'a', 'Mara', ', ', '. ', ' ', '’', '我', '喜', 'é', '\u{1f43a}', 'long-awaited'];
  const text = () => Array.from({ length: 1 + random(20) }, () => words[random(words.length)]).join(' ');
  for (let round = 0; round < 300; round += 1) {
    const before = Array.from({ length: 1 + random(8) }, text);
    const after = before.flatMap((line) => {
      const change = random(6);
      if (change === 0) return [];
      if (change === 1) return [line, text()];
      if (change === 2) return [`${line.slice(0, random(line.length))}${text()}`];
      return [line];
    });
    if (after.length === 0) after.push(text());
    if (round % 3 === 0) after.reverse();
    const diff = diffDocuments(document(...before), document(...after));
    expect(side(diff, 'removed')).toEqual(before);
    expect(side(diff, 'added')).toEqual(after);
  }
});

it('finds nothing where both are the same', () => {
  const one = document('a', { type: 'scene_break' }, paragraph(), 'b');
  expect(diffDocuments(one, one).every(({ kind }) => kind === 'same')).toBe(true);
  expect(flatBlocks(one).map(blockKey)).toHaveLength(4);
});
