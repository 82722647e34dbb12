import { makeChapters, makeVolume, volumeId } from '../testing/story-server.ts';
import { moveChapters } from './move-chapters.ts';

const volumes = [makeVolume(1, 'One'), makeVolume(2, 'Two')];
/** Chapter 1 without a volume, 2 and 3 in the first, 4 and 5 in the second. */
const divided = makeChapters(5, (n) => ({ volume_id: n === 1 ? null : volumeId(n < 4 ? 1 : 2) }));
const ids = divided.map((chapter) => chapter.chapter_id);
const id = (n: number) => ids[n - 1] ?? '';
const order = (chapters: typeof divided) => chapters.map((chapter) => Number(chapter.chapter_id.slice(-3)));
const volumeOf = (chapters: typeof divided, n: number) =>
  chapters.find((chapter) => chapter.chapter_id === id(n))?.volume_id;

it('moves before a chapter, into its volume, and counts the places again', () => {
  const after = moveChapters(divided, volumes, { chapterIds: [id(5)], before: id(2) });
  expect(order(after)).toEqual([1, 5, 2, 3, 4]);
  expect(after.map((chapter) => chapter.position)).toEqual([1, 2, 3, 4, 5]);
  expect(volumeOf(after, 5)).toBe(volumeId(1));
});

it('keeps the objects of chapters that stay where they are', () => {
  const after = moveChapters(divided, volumes, { chapterIds: [id(5)], before: id(4) });
  expect(after[0]).toBe(divided[0]);
  expect(after[3]).not.toBe(divided[3]);
});

it.each([
  ['the end of a volume', { volumeId: volumeId(1) }, [1, 2, 3, 5, 4]],
  ['before the first volume', { volumeId: null }, [1, 5, 2, 3, 4]],
  ['the end of the story', {}, [1, 2, 3, 4, 5]],
])('moves to %s', (_, where, expected) => {
  expect(order(moveChapters(divided, volumes, { chapterIds: [id(5)], before: null, ...where }))).toEqual(expected);
});

it('moves several in the order given', () => {
  const after = moveChapters(divided, volumes, { chapterIds: [id(2), id(3)], before: id(5) });
  expect(order(after)).toEqual([1, 4, 2, 3, 5]);
  expect(volumeOf(after, 3)).toBe(volumeId(2));
});

it('goes to the last volume at the end of the story', () => {
  const after = moveChapters(divided, volumes, { chapterIds: [id(1)], before: null });
  expect(order(after)).toEqual([2, 3, 4, 5, 1]);
  expect(volumeOf(after, 1)).toBe(volumeId(2));
});
