import { textWidth } from './text-width.ts';
import { joinTokens, type TitleToken, titleTokens } from './title-tokens.ts';

export interface FittedTitle {
  lines: string[];
  fontSize: number;
}

const MOST_LINES = 5;

/** Of all breaks into at most five lines, the one with the largest size and the best balance. */
export function fitTitle(
  title: string,
  options: { capitals: boolean; width: number; height: number; largest: number; lineHeight: number },
): FittedTitle {
  const text = options.capitals ? title.toLocaleUpperCase('en') : title;
  const tokens = titleTokens(text, options.capitals);
  let best: (FittedTitle & { score: number }) | undefined;
  for (let count = 1; count <= Math.min(MOST_LINES, tokens.length); count++) {
    const lines = breakEvenly(tokens, count, options.capitals);
    const widths = lines.map((line) => textWidth(line, options.capitals));
    const widest = Math.max(...widths);
    const fontSize = Math.min(options.width / widest, options.height / (count * options.lineHeight), options.largest);
    const score = fontSize + (Math.min(...widths) / widest) * 3;
    if (!best || score > best.score) best = { lines, fontSize, score };
  }
  return best ? { lines: best.lines, fontSize: best.fontSize } : { lines: [], fontSize: options.largest };
}

/**
 * Breaks into exactly `count` lines so that the widest is as narrow as possible. By dynamic programming: trying all
 * breaks takes seconds for a title of fifty one-letter words.
 */
function breakEvenly(tokens: readonly TitleToken[], count: number, capitals: boolean): string[] {
  const total = tokens.length;
  const lineWidth = (from: number, to: number) => textWidth(joinTokens(tokens.slice(from, to)), capitals);
  // widest[to] and start[line][to]: the best way to put the first `to` tokens on the lines so far.
  let widest = Array.from({ length: total + 1 }, (_, to) => (to === 0 ? Number.POSITIVE_INFINITY : lineWidth(0, to)));
  const starts: number[][] = [];
  for (let line = 2; line <= count; line++) {
    const next = new Array<number>(total + 1).fill(Number.POSITIVE_INFINITY);
    const start = new Array<number>(total + 1).fill(0);
    for (let to = line; to <= total; to++) {
      for (let from = line - 1; from < to; from++) {
        const candidate = Math.max(widest[from] ?? Number.POSITIVE_INFINITY, lineWidth(from, to));
        if (candidate < (next[to] ?? 0)) {
          next[to] = candidate;
          start[to] = from;
        }
      }
    }
    widest = next;
    starts.push(start);
  }
  const lines: string[] = [];
  let to = total;
  for (const start of starts.reverse()) {
    const from = start[to] ?? 0;
    lines.unshift(joinTokens(tokens.slice(from, to)));
    to = from;
  }
  lines.unshift(joinTokens(tokens.slice(0, to)));
  return lines;
}
