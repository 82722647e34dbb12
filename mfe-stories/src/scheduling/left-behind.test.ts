import { makeChapter } from '../test-data.ts';
import { leftBehind } from './left-behind.ts';

const AT = Date.parse('2026-12-04T18:00:00.000Z');
const later = new Date(AT + 1).toISOString();
const draft = (position: number) => makeChapter({ chapter_id: `${position}`, position, status: 'draft' });
const published = (position: number) => ({ ...draft(position), status: 'published' as const });
const scheduled = (position: number, scheduled_at: string) =>
  makeChapter({ chapter_id: `${position}`, position, status: 'scheduled', scheduled_at });
const positionsOf = (...[chapters, goesOut]: Parameters<typeof leftBehind>) =>
  leftBehind(chapters, goesOut).map(({ chapter_id: id }) => Number(id));

it('finds drafts and later ones before a chapter that goes out, in reading order', () => {
  const chapters = [
    draft(6),
    draft(5),
    scheduled(4, later),
    draft(3),
    scheduled(2, new Date(AT).toISOString()),
    published(1),
  ];
  expect(positionsOf(chapters, new Map([['5', AT]]))).toEqual([3, 4]);
});

it('finds nothing where all before it are out by then, or go out too', () => {
  expect(positionsOf([published(1), draft(2)], new Map([['2', AT]]))).toEqual([]);
  expect(
    positionsOf(
      [draft(1), draft(2)],
      new Map([
        ['1', AT],
        ['2', AT],
      ]),
    ),
  ).toEqual([]);
});

it('compares with the earliest of many that come after', () => {
  const chapters = [draft(1), scheduled(2, new Date(AT + 10).toISOString()), draft(3)];
  expect(
    positionsOf(
      chapters,
      new Map([
        ['1', AT],
        ['3', AT + 20],
      ]),
    ),
  ).toEqual([]);
  expect(
    positionsOf(
      chapters,
      new Map([
        ['1', AT],
        ['3', AT + 5],
      ]),
    ),
  ).toEqual([2]);
});

it('finds nothing while nothing goes out', () => {
  expect(positionsOf([draft(1), draft(2)], new Map())).toEqual([]);
});
