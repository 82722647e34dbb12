import type { FaceOf, FontFace, Weight } from './font-faces.ts';

/** Letters of one face, next to each other. */
export interface Run {
  face: FontFace;
  text: string;
}

/** What stays on one line: a word, or one character of a script without spaces. */
interface Piece {
  runs: Run[];
  width: number;
  /** Width of the space in front of it. */
  gap: number;
}

export interface Line {
  runs: Run[];
  width: number;
}

export interface Setting {
  faceOf: FaceOf;
  weight: Weight;
  /** Width of a line, in points. */
  width: number;
  /** Width of a run, in points. */
  measure: (run: Run) => number;
}

/** Scripts that break a line between any two characters. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}，。、！？：；「」『』]/u;

/** Breaks a text into lines. Line breaks of the text stay. */
export function setText(text: string, setting: Setting): Line[] {
  const lines: Line[] = [];
  for (const paragraph of storable(text).split('\n')) {
    const pieces = cutPieces(paragraph, setting);
    lines.push(...fillLines(pieces, setting.width));
  }
  return lines.map((line) => ({ ...line, runs: turnRightToLeft(line.runs) }));
}

/** Composed letters, so that one face has the letter and its accents; nothing that no font draws. */
function storable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\u00a0\u202f]/g, ' ')
    .replace(/(?!\n)[\p{Cc}\u2028\u2029\u200e\u200f\ufeff]/gu, '');
}

function cutPieces(text: string, setting: Setting): Piece[] {
  const [blank] = cutRuns(' ', setting);
  const space = blank ? setting.measure(blank) : 0;
  const pieces: Piece[] = [];
  for (const word of text.split(/ +/).filter((part) => part !== '')) {
    let gap = pieces.length > 0 ? space : 0;
    for (const part of cutWord(word)) {
      const runs = cutRuns(part, setting);
      const piece = { runs, width: widthOf(runs, setting), gap };
      // What is longer than a line is broken where the line ends.
      pieces.push(...(piece.width > setting.width ? cutLetters(piece, setting) : [piece]));
      gap = 0;
    }
  }
  return pieces;
}

function cutWord(word: string): string[] {
  if (!WITHOUT_SPACES.test(word)) return [word];
  // Marks stay with the letter that carries them.
  return word.match(/[\p{Script=Latin}\p{N}\p{P}]+|.\p{M}*/gu) ?? [word];
}

function cutLetters({ runs, gap }: Piece, { measure }: Setting): Piece[] {
  const letters = runs.flatMap(({ face, text }) =>
    (text.match(/.\p{M}*/gu) ?? []).map((letter) => ({ face, text: letter })),
  );
  return letters.map((run, index) => ({ runs: [run], width: measure(run), gap: index === 0 ? gap : 0 }));
}

function cutRuns(text: string, { faceOf, weight }: Setting): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const face = faceOf(character.codePointAt(0) ?? 0, weight);
    if (last && (last.face === face || /^\p{M}$/u.test(character))) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

function fillLines(pieces: readonly Piece[], width: number): Line[] {
  const lines: Line[] = [{ runs: [], width: 0 }];
  for (const piece of pieces) {
    let line = lines.at(-1);
    if (!line || (line.runs.length > 0 && line.width + piece.gap + piece.width > width)) {
      line = { runs: [], width: 0 };
      lines.push(line);
    }
    const gap = line.runs.length > 0 ? piece.gap : 0;
    append(line.runs, piece.runs, gap > 0);
    line.width += gap + piece.width;
  }
  return lines;
}

function append(runs: Run[], more: readonly Run[], spaced: boolean): void {
  const [first, ...rest] = more.map((run) => ({ ...run }));
  const last = runs.at(-1);
  if (!first) return;
  if (spaced && last) last.text += ' ';
  if (last && last.face === first.face) last.text += first.text;
  else runs.push(first);
  runs.push(...rest);
}

/** Of what is written from the right, the letters turn by themselves; its words have to be put in their order. */
function turnRightToLeft(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) => {
    if (!run.face.rightToLeft) return [run];
    const parts = run.text.split(/(?<= )|(?= )/);
    const end = parts.at(-1) === ' ' ? parts.splice(-1) : [];
    return [...parts.reverse(), ...end].map((text) => ({ ...run, text }));
  });
}

function widthOf(runs: readonly Run[], { measure }: Setting): number {
  return runs.reduce((sum, run) => sum + measure(run), 0);
}
