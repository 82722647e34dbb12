import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { makeChapter } from '../../test-data.ts';
import { rowHeights } from './list-metrics.ts';
import { type RowItem, rowItems } from './row-items.ts';

const NOON = '2026-11-20T12:00:00.000Z';
const itemOf = (change: Partial<ChapterSummary>): RowItem[] =>
  rowItems([makeChapter(change)], [], { collapsed: new Set(), isNarrowed: false });
const published = { status: 'published', published_at: NOON } as const;

const DRAFT = itemOf({ status: 'draft' });
const PUBLISHED = itemOf(published);
const STAGED = itemOf({ ...published, staged: true });
const STAGED_AND_LATE = itemOf({ ...published, staged: true, late_from: NOON });

const heightOf = (rows: RowItem[], ...[layout, scale = 1]: [Parameters<typeof rowHeights>[1], number?]) =>
  rowHeights(rows, layout, scale)[0] ?? 0;

it('gives a chapter with a handle or a note a further line on a phone', () => {
  const plain = heightOf(PUBLISHED, 'phone');
  expect(heightOf(DRAFT, 'phone')).toBeGreaterThan(plain);
  expect(heightOf(STAGED, 'phone')).toBe(heightOf(DRAFT, 'phone'));
  expect(heightOf(STAGED_AND_LATE, 'phone')).toBe(heightOf(DRAFT, 'phone'));
});

it('gives each note a line where the text is large', () => {
  const line = heightOf(STAGED, 'narrow') - heightOf(PUBLISHED, 'narrow');
  expect(line).toBeGreaterThan(0);
  expect(heightOf(STAGED_AND_LATE, 'narrow') - heightOf(STAGED, 'narrow')).toBe(line);
});

it('holds two notes under the date on a wide window', () => {
  expect(heightOf(STAGED, 'desktop')).toBe(heightOf(DRAFT, 'desktop'));
  expect(heightOf(STAGED_AND_LATE, 'desktop')).toBeGreaterThan(heightOf(STAGED, 'desktop'));
});

it('follows the size of the text', () => {
  expect(heightOf(DRAFT, 'phone', 1.5)).toBe(heightOf(DRAFT, 'phone') * 1.5);
});
