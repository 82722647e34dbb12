import type { Line } from './blocks.ts';

export type Inline =
  | { kind: 'plain'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; target: string };

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The parts of a line. What is no mark stays as it is written. */
export function parseInline(line: Line): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'plain', text: line.slice(end, match.index) });
    const [whole, strong, label = '', target = ''] = match;
    parts.push(strong ? { kind: 'strong', text: strong } : { kind: 'link', text: label, target });
    end = match.index + whole.length;
  }
  if (end < line.length) parts.push({ kind: 'plain', text: line.slice(end) });
  return parts;
}

/** A line without its marks. */
export function plainText(line: Line): string {
  return parseInline(line)
    .map(({ text }) => text)
    .join('');
}
