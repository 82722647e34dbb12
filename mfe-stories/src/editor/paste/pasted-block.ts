import { isSceneBreakText } from '../prose/scene-break-text.ts';
import type { InlineStyle } from './inline-style.ts';

export type BlockKind = 'p' | 'h2' | 'h3';
/** A line break is a run with the text `\n`. */
export interface Run {
  text: string;
  style: InlineStyle;
}
export type BlockAlign = 'left' | 'center' | 'right' | 'justify';
export interface PastedBlock {
  kind: BlockKind | 'hr';
  /** Level of a heading in the source, 0 for text. */
  level: number;
  quote: boolean;
  align?: BlockAlign;
  /** Ids of the elements that it is made of, for what links to them. */
  ids?: string[];
  runs: Run[];
}

export const SCENE_BREAK: PastedBlock = { kind: 'hr', level: 0, quote: false, runs: [] };

// A non-breaking space is kept only where French sets it: inside guillemets and before ? ! : ;
const SPACES = /[ \t\r\n\f\u00a0]+/g;
const KEPT_SPACE = /(«)\u00a0|\u00a0(?=[?!:;»])/g;

function normaliseSpaces(text: string): string {
  return text
    .replace(KEPT_SPACE, '$1\ue000')
    .replace(SPACES, ' ')
    .replace(/\ue000/g, '\u00a0');
}

/** Collapses white space over the borders of runs and takes it off at the ends of lines. */
export function tidyRuns(runs: readonly Run[], keepEdges: boolean): Run[] {
  const tidy: Run[] = [];
  for (const run of runs) {
    const last = tidy.at(-1);
    if (run.text === '\n') {
      if (last && last.text !== '\n') last.text = last.text.replace(/ +$/, '');
      tidy.push({ ...run });
      continue;
    }
    let text = normaliseSpaces(run.text);
    const atLineStart = last === undefined ? !keepEdges : last.text === '\n' || last.text.endsWith(' ');
    if (atLineStart) text = text.replace(/^ +/, '');
    if (text === '') continue;
    if (last && last.text !== '\n' && last.style === run.style) last.text += text;
    else tidy.push({ text, style: run.style });
  }
  const end = tidy.at(-1);
  if (end && !keepEdges && end.text !== '\n') end.text = end.text.replace(/ +$/, '');
  return tidy.filter((run) => run.text !== '');
}

function trimBreaks(runs: Run[]): Run[] {
  const first = runs.findIndex((run) => run.text !== '\n');
  const last = runs.findLastIndex((run) => run.text !== '\n');
  return first === -1 ? [] : runs.slice(first, last + 1);
}

/** Splits at two or more line breaks: an empty line is a new paragraph. */
function splitAtEmptyLines(runs: Run[]): Run[][] {
  const parts: Run[][] = [[]];
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    if (run === undefined) continue;
    if (run.text === '\n' && runs[index + 1]?.text === '\n') {
      while (runs[index + 1]?.text === '\n') index += 1;
      parts.push([]);
    } else parts.at(-1)?.push(run);
  }
  return parts;
}

const ORNAMENT = /^[*•·◆◇❖❦☙❧✦✧✻★☆†‡⁂⁕⁎○●■□∞](?:\s*[*•·◆◇❖❦☙❧✦✧✻★☆†‡⁂⁕⁎○●■□∞]){0,11}$/u;
/** Signs alone in the middle of a line; a question mark there may be what somebody says. */
const SIGNS = /^[^\p{L}\p{N}?!.…"“”'‘’]{1,15}$/u;

/** True for what a printer sets between scenes. */
export function isOrnament(text: string, align?: BlockAlign): boolean {
  return ORNAMENT.test(text.trim()) || (align === 'center' && SIGNS.test(text.trim()));
}

/** What a collected block really is: nothing, a scene break, one paragraph or several. */
export function finishBlock(block: PastedBlock, keepEdges = false): PastedBlock[] {
  if (block.kind === 'hr') return [block];
  const finished: PastedBlock[] = [];
  for (const part of splitAtEmptyLines(tidyRuns(block.runs, keepEdges))) {
    const runs = trimBreaks(part);
    const text = runs.map((run) => run.text).join('');
    if (text === '' || (!keepEdges && text.trim() === '')) continue;
    if (isSceneBreakText(text) || isOrnament(text, block.align)) finished.push({ ...SCENE_BREAK });
    else finished.push({ ...block, runs });
  }
  return finished;
}
