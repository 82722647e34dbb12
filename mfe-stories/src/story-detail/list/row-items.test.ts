import { makeChapters, makeVolume, volumeId } from '../testing/story-server.ts';
import { NO_VOLUME, rowItems } from './row-items.ts';

const volumes = [makeVolume(1, 'One'), makeVolume(2, 'Two'), makeVolume(3, 'Three')];
const chapters = makeChapters(4, (n) => ({ volume_id: n === 1 ? null : volumeId(n < 4 ? 1 : 2) }));
const read = (collapsed: string[], isNarrowed = false, some = chapters) =>
  rowItems(some, volumes, { collapsed: new Set(collapsed), isNarrowed }).map((row) =>
    row.kind === 'chapter' ? row.chapter.position : `${row.kind} ${row.kind === 'volume' ? row.chapters : ''}`.trim(),
  );

it('runs newest first, under the headings of volumes; those without one come last', () => {
  expect(read([])).toEqual(['volume 0', 'empty', 'volume 1', 4, 'volume 2', 3, 2, 'volume 1', 1]);
});

it('folds a volume away', () => {
  expect(read([volumeId(1), NO_VOLUME])).toEqual(['volume 0', 'empty', 'volume 1', 4, 'volume 2', 'volume 1']);
});

it('shows only volumes with a match, all open, in a narrowed list', () => {
  expect(read([volumeId(1)], true, chapters.slice(1, 2))).toEqual(['volume 1', 2]);
});

it('hides no chapter of a volume that is not known yet', () => {
  const strange = makeChapters(1, () => ({ volume_id: volumeId(9) }));
  expect(read([], false, strange).at(-1)).toBe(1);
});
