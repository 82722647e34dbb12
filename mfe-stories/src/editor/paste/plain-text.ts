import { isSceneBreakText } from '../prose/scene-break-text.ts';
import { PLAIN_STYLE } from './inline-style.ts';
import { isOrnament, type PastedBlock, SCENE_BREAK } from './pasted-block.ts';
import { areLinesParagraphs, hasSpacedDashes, joinLines, wrapWidth } from './wrapped-lines.ts';

function toBlock(text: string): PastedBlock {
  if (isSceneBreakText(text) || isOrnament(text)) return SCENE_BREAK;
  const runs = text.split(/(\n)/).filter((run) => run !== '');
  return { kind: 'p', level: 0, quote: false, runs: runs.map((run) => ({ text: run, style: PLAIN_STYLE })) };
}

function splitAtIndents(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (!last || /^[\t ]/.test(line) || isSceneBreakText(line)) paragraphs.push([line]);
    else last.push(line);
  }
  return paragraphs;
}

// Without empty lines each line is a paragraph, unless the whole was wrapped: then an indent opens one.
function splitWithoutEmptyLines(lines: readonly string[]): string[][] {
  const indented = splitAtIndents(lines);
  return wrapWidth(indented) > 0 ? indented : lines.map((line) => [line]);
}

/** Plain text as paragraphs: empty lines part them; hard-wrapped lines are joined, other single breaks are kept. */
export function plainTextBlocks(text: string): PastedBlock[] {
  const groups = text
    .replace(/\r\n?|\u2028/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .split(/\n(?:[ \t\u00a0]*\n)+/)
    .map((group) => group.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  const [only, ...others] = groups;
  if (!only) return [];
  const found = others.length === 0 ? splitWithoutEmptyLines(only) : groups;
  const paragraphs = areLinesParagraphs(found) ? found.flat().map((line) => [line]) : found;
  const width = wrapWidth(paragraphs);
  const spaced = hasSpacedDashes(text);
  return paragraphs.map((lines) => toBlock(joinLines(lines, width, spaced)));
}
