import type { FunnelChapter } from '../api/get-funnel.ts';
import { biggestDrop, funnelOf } from './funnel.ts';

const NOW = Date.parse('2026-03-20T12:00:00Z');

const chaptersOf = (...readers: number[]): FunnelChapter[] =>
  readers.map((count, index) => ({
    chapter_id: String(index + 1),
    position: index + 1,
    title: '',
    reads: count * 2,
    readers: count,
    published_at: '2026-03-01T12:00:00.000Z',
  }));
const goOn = (...readers: number[]) => funnelOf(chaptersOf(...readers), NOW).map((row) => row.goOn);

it('is the readers of the next chapter divided by those of this one', () => {
  expect(goOn(100, 60, 75)).toEqual([0.6, 1.25, 'last']);
});

it('concludes nothing from fewer than thirty readers', () => {
  expect(goOn(30, 29, 10)).toEqual([29 / 30, 'few', 'last']);
});

it('waits a week before it judges a new chapter', () => {
  const chapters = chaptersOf(100, 50, 10);
  const rows = funnelOf(
    chapters.map((chapter, index) => ({
      ...chapter,
      published_at: index === 2 ? '2026-03-13T12:00:01.000Z' : chapter.published_at,
    })),
    NOW,
  );
  expect(rows.map((row) => row.goOn)).toEqual([0.5, 'new', 'last']);
  expect(biggestDrop(rows)?.position).toBe(1);
});

it('draws bars against the most read chapter', () => {
  expect(funnelOf(chaptersOf(50, 100, 0), NOW).map((row) => row.share)).toEqual([0.5, 1, 0]);
  expect(funnelOf(chaptersOf(0), NOW).map((row) => row.share)).toEqual([0]);
});

it.each([
  ['the lowest share, the first of those alike', [100, 90, 45, 40, 20], 2],
  ['none when all go on', [100, 100, 120], undefined],
])('the biggest drop is %s', (_, readers, position) => {
  expect(biggestDrop(funnelOf(chaptersOf(...readers), NOW))?.position).toBe(position);
});

it('names no drop where nothing can be concluded', () => {
  expect(biggestDrop(funnelOf(chaptersOf(20, 2), NOW))).toBeNull();
  expect(biggestDrop([])).toBeNull();
});
