import { makeChapters } from '../testing/story-server.ts';
import { drawnRows } from './drawn-rows.ts';
import { rowItems } from './row-items.ts';

const rows = rowItems(makeChapters(6), [], { collapsed: new Set(), isNarrowed: false });
const [first, ...rest] = rows;
if (!first) throw new Error('Six rows were expected.');
const titles = (drawn: ReturnType<typeof drawnRows>) =>
  drawn.map(({ row, place }) => `${row.kind === 'chapter' ? row.chapter.position : ''} at ${place}`);

it('draws the rows of the range where they stand', () => {
  expect(titles(drawnRows(rows, rows, { first: 1, end: 3 }, undefined))).toEqual(['5 at 1', '4 at 2']);
});

it('draws the carried one however far it is, in the order of the document', () => {
  const shown = [...rest, first];
  expect(titles(drawnRows(rows, shown, { first: 0, end: 2 }, first.key))).toEqual(['6 at 5', '5 at 0', '4 at 1']);
});
