import { cutTitle, fitsTitle } from './block-text.ts';
import { type Mark, nameOfFile, withoutNumber, wordsBetween } from './find-marks.ts';
import type { Manuscript } from './manuscript.ts';

export interface Start {
  at: number;
  heading: number;
  title: string;
  volume?: string;
  /** False for what has no heading of its own. */
  named: boolean;
}

/** Marks as starts of chapters, with one more wherever a file or another kind of text begins. */
export function placeStarts(manuscript: Manuscript, marks: readonly Mark[]): Start[] {
  const starts = new Map<number, Start>();
  for (const at of borders(manuscript)) starts.set(at, unnamedStart(manuscript, at));
  let volume: Mark | undefined;
  for (const [index, mark] of marks.entries()) {
    const next = marks[index + 1];
    if (mark.volume) {
      volume = withinVolume(volume, mark);
      if (next && wordsBetween(manuscript.blocks, mark.at + mark.length, next.at) === 0) continue;
      starts.delete(mark.at);
      starts.set(volume.at, ownStart(volume, next));
    } else {
      starts.delete(mark.at);
      starts.set(volume?.at ?? mark.at, chapterStart(volume, mark));
    }
    volume = undefined;
  }
  return withFolders(
    manuscript,
    [...starts.values()].sort((a, b) => a.at - b.at),
  );
}

/** A volume within a volume: both names, or the outer one would be lost. */
function withinVolume(outer: Mark | undefined, inner: Mark): Mark {
  if (!outer) return inner;
  const { at } = outer;
  return { ...inner, at, length: inner.at + inner.length - at, title: `${outer.title}, ${inner.title}` };
}

/** What a volume says before its first chapter is a chapter; one with no chapter in it is nothing else. */
function ownStart({ at, length, title }: Mark, next: Mark | undefined): Start {
  const own = { at, heading: fitsTitle(title) ? length : 0, title: cutTitle(title), named: true };
  return next && !next.volume ? { ...own, volume: cutTitle(title) } : own;
}

/** A heading too long for a title stays in the text. */
function chapterStart(volume: Mark | undefined, { at, length, title }: Mark): Start {
  const from = volume?.at ?? at;
  const heading = volume && !fitsTitle(volume.title) ? 0 : at - from + (fitsTitle(title) ? length : 0);
  return { at: from, heading, title: cutTitle(title), ...(volume && { volume: cutTitle(volume.title) }), named: true };
}

function borders({ blocks }: Manuscript): number[] {
  return blocks.flatMap(({ file, matter }, at) => {
    const before = blocks[at - 1];
    return !before || before.file !== file || before.matter !== matter ? [at] : [];
  });
}

function unnamedStart({ blocks, files }: Manuscript, at: number): Start {
  const file = files[blocks[at]?.file ?? 0];
  const isFirstOfFile = blocks[at - 1]?.file !== blocks[at]?.file;
  return { at, heading: 0, title: isFirstOfFile ? nameOfFile(file?.name ?? '') : '', named: false };
}

/** Folders of an archive are volumes. */
function withFolders({ blocks, files }: Manuscript, starts: readonly Start[]): Start[] {
  let before = '';
  return starts.map((start) => {
    const folder = files[blocks[start.at]?.file ?? 0]?.folder ?? '';
    const begins = folder !== '' && folder !== before;
    before = folder || before;
    return begins && start.volume === undefined ? { ...start, volume: cutTitle(withoutNumber(folder)) } : start;
  });
}
