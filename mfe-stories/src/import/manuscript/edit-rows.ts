import { cutTitle, fitsTitle, textOfBlock, titleText } from './block-text.ts';
import { readChapterLine } from './chapter-line.ts';
import type { Manuscript } from './manuscript.ts';
import type { Row } from './rows.ts';

export function changeRow(rows: readonly Row[], id: number, change: Partial<Omit<Row, 'id'>>): Row[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change } : row));
}

/** Joins a chapter to the one before; its heading becomes a line of the text, so that nothing is lost. */
export function mergeWithPrevious(rows: readonly Row[], id: number): Row[] {
  const index = rows.findIndex((row) => row.id === id);
  const previous = rows[index - 1];
  const merged = rows[index];
  if (!previous || !merged) return [...rows];
  const joined = { ...previous, end: merged.end, included: previous.included || merged.included };
  const [next, ...rest] = rows.slice(index + 1);
  return [...rows.slice(0, index - 1), joined, ...(next ? [beginVolume(next, merged.volume), ...rest] : [])];
}

/** A volume whose first chapter has gone begins with the next one. */
function beginVolume(row: Row, volume: string | undefined): Row {
  return volume === undefined || row.volume !== undefined || row.matter ? row : { ...row, volume };
}

/** Begins a new chapter at one of a chapter's blocks. A heading there becomes its title. */
export function splitAt(manuscript: Manuscript, rows: readonly Row[], id: number, at: number): Row[] {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (!row || at <= row.start + row.heading || at >= row.end) return [...rows];
  const found = manuscript.blocks[at];
  const line = found ? titleText(textOfBlock(found.block)) : '';
  const isHeading = (found?.level ?? 0) > 0 || readChapterLine(line)?.weak === false;
  const { volume: _volume, ...rest } = row;
  const second: Row = {
    ...rest,
    id: Math.max(...rows.map((other) => other.id)) + 1,
    start: at,
    heading: isHeading && fitsTitle(line) ? 1 : 0,
    title: isHeading ? cutTitle(line) : '',
  };
  return [...rows.slice(0, index), { ...row, end: at }, second, ...rows.slice(index + 1)];
}

/** Rows that lie in a volume, each with its title; empty before the first. */
export function volumesOf(rows: readonly Row[]): string[] {
  let volume = '';
  return rows.map((row) => {
    volume = row.volume ?? volume;
    return volume;
  });
}

/** Ends the volume that begins with a row: its chapters go on in the one before. */
export function removeVolume(rows: readonly Row[], id: number): Row[] {
  return rows.map((row) => {
    if (row.id !== id) return row;
    const { volume: _volume, ...rest } = row;
    return rest;
  });
}

/** Key by which two titles are the same. */
export function titleKey(title: string): string {
  return title.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** Keys of the titles that more than one included chapter has. */
export function repeatedTitles(rows: readonly Row[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { title, included } of rows) {
    const key = titleKey(title);
    if (!included || key === '') continue;
    if (seen.has(key)) repeated.add(key);
    seen.add(key);
  }
  return repeated;
}

/** Puts the volume's name before each title that stands in several volumes. */
export function nameByVolume(rows: readonly Row[]): Row[] {
  const repeated = repeatedTitles(rows);
  const volumes = volumesOf(rows);
  return rows.map((row, index) => {
    const volume = volumes[index] ?? '';
    if (!row.included || volume === '' || !repeated.has(titleKey(row.title))) return row;
    return { ...row, title: cutTitle(`${volume}, ${row.title}`) };
  });
}
