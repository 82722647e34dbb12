import { isSceneBreakText } from '../prose/scene-break-text.ts';
import { PLAIN_STYLE } from './inline-style.ts';
import type { PastedBlock } from './pasted-block.ts';

/** Lines longer than this were never wrapped by hand; shorter limits than `WRAP_MIN` are verse. */
const WRAP_MAX = 100;
const WRAP_MIN = 45;
/** Share of lines that must be as long as their text allows. */
const WRAP_SHARE = 0.8;

/**
 * The width at which the lines were wrapped, or 0 when they were not. A wrapped line is full: the first word of the next
 * line would not have fitted.
 */
export function wrapWidth(paragraphs: readonly (readonly string[])[]): number {
  const lengths = paragraphs.flat().map((line) => line.length);
  const width = Math.max(0, ...lengths);
  if (width > WRAP_MAX || width < WRAP_MIN) return 0;
  let breaks = 0;
  let full = 0;
  for (const lines of paragraphs)
    for (let index = 0; index + 1 < lines.length; index += 1) {
      const firstWord = lines[index + 1]?.trimStart().split(/\s/, 1)[0] ?? '';
      breaks += 1;
      if ((lines[index]?.trimEnd().length ?? 0) + 1 + firstWord.length >= width - 2) full += 1;
    }
  return breaks > 0 && full / breaks >= WRAP_SHARE ? width : 0;
}

function block(lines: readonly string[], separator: string): PastedBlock {
  const texts = lines.map((line) => line.trim()).join(separator);
  const runs = texts.split(/(\n)/).filter((text) => text !== '');
  return { kind: 'p', quote: false, runs: runs.map((text) => ({ text, style: PLAIN_STYLE })) };
}

function toBlocks(lines: readonly string[], isWrapped: boolean): PastedBlock[] {
  if (lines.length === 1 && isSceneBreakText(lines[0] ?? '')) return [{ kind: 'hr', quote: false, runs: [] }];
  return [block(lines, isWrapped ? ' ' : '\n')];
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
    .split(/\n[ \t\u00a0]*\n\s*/)
    .map((group) => group.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  const [only, ...others] = groups;
  if (!only) return [];
  const paragraphs = others.length === 0 ? splitWithoutEmptyLines(only) : groups;
  const isWrapped = wrapWidth(paragraphs) > 0;
  return paragraphs.flatMap((lines) => toBlocks(lines, isWrapped));
}
