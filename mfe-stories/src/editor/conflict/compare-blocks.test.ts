import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { compareBlocks } from './compare-blocks.ts';

function document(...paragraphs: string[]): ChapterDocument {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}

it('marks the blocks that only one side has', () => {
  const [mine, theirs] = compareBlocks(document('a', 'b', 'mine', 'c'), document('a', 'theirs', 'b', 'c', 'end'));
  const only = (blocks: typeof mine) =>
    blocks.filter((block) => block.isOnlyHere).map((block) => block.node.textContent);
  expect(only(mine)).toEqual(['mine']);
  expect(only(theirs)).toEqual(['theirs', 'end']);
});

it('finds nothing where both are the same', () => {
  const [mine, theirs] = compareBlocks(document('a'), document('a'));
  expect([...mine, ...theirs].some((block) => block.isOnlyHere)).toBe(false);
});
