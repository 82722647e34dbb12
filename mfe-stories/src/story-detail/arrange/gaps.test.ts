import { rowItems } from '../list/row-items.ts';
import { makeChapters, makeVolume, volumeId } from '../testing/story-server.ts';
import { moveToGap, nearestGap, stepGap } from './gaps.ts';

const volumes = [makeVolume(1, 'One'), makeVolume(2, 'Two')];
const chapters = makeChapters(3, (n) => ({ volume_id: n === 1 ? null : volumeId(1) }));
/** Two (empty), its note, One, chapter 3, chapter 2, no volume, chapter 1. */
const rows = rowItems(chapters, volumes, { collapsed: new Set(), isNarrowed: false });
const [first = '', second = '', third = ''] = chapters.map((chapter) => chapter.chapter_id);

it('knows no place above the first heading, nor between an empty volume and its note', () => {
  expect([0, 1, 2].map((gap) => nearestGap(rows, gap))).toEqual([2, 2, 2]);
  expect(nearestGap(rows, 99)).toBe(rows.length);
});

it('steps over headings in both directions and stops at the ends', () => {
  expect(stepGap(rows, 3, -1)).toBe(2);
  expect(stepGap(rows, 2, -1)).toBe(2);
  expect(stepGap(rows, 5, 1)).toBe(6);
  expect(stepGap(rows, rows.length, 1)).toBe(rows.length);
});

it.each([
  ['below the heading of an empty volume', 2, { before: null, volumeId: volumeId(2) }],
  ['below a heading', 3, { before: null, volumeId: volumeId(1) }],
  ['between two chapters', 4, { before: third }],
  ['at the foot of a volume', 5, { before: second }],
  ['below the heading of those without a volume', 6, { before: null, volumeId: null }],
  ['at the foot of the list', 7, { before: first }],
])('reads the gap %s in reading order', (_, gap, expected) => {
  expect(moveToGap(rows, gap, ['x'])).toEqual({ chapterIds: ['x'], ...expected });
});

it('is the end of the story above the newest chapter of a story without volumes', () => {
  const plain = rowItems(chapters, [], { collapsed: new Set(), isNarrowed: false });
  expect(moveToGap(plain, 0, ['x'])).toEqual({ chapterIds: ['x'], before: null });
});
