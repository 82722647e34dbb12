import type { DiffPart, Inline } from './block-diff.ts';
import { marksKey, plainText, sliceInline } from './flat-blocks.ts';
import { matchSequences } from './match-sequences.ts';
import { wordTokens } from './word-tokens.ts';

interface Change {
  /** Characters of the text before. */
  from: number;
  to: number;
  /** Characters of the text after. */
  otherFrom: number;
  otherTo: number;
}

/** Compares two texts word by word. */
export function diffWords(before: readonly Inline[], after: readonly Inline[]): DiffPart[] {
  const [text, otherText] = [plainText(before), plainText(after)];
  const parts: DiffPart[] = [];
  const push = (kind: DiffPart['kind'], content: readonly Inline[]): void => {
    if (content.length > 0) parts.push({ kind, content });
  };
  let [at, otherAt] = [0, 0];
  for (const change of readableChanges(changesOf(text, otherText))) {
    parts.push(...keptParts(sliceInline(before, at, change.from), sliceInline(after, otherAt, change.otherFrom)));
    push('removed', sliceInline(before, change.from, change.to));
    push('added', sliceInline(after, change.otherFrom, change.otherTo));
    at = change.to;
    otherAt = change.otherTo;
  }
  parts.push(...keptParts(sliceInline(before, at, text.length), sliceInline(after, otherAt, otherText.length)));
  return parts;
}

/** The same words on both sides: cut where their marks are no longer the same. */
function keptParts(before: Inline[], after: Inline[]): DiffPart[] {
  const parts: DiffPart[] = [];
  const ends = new Set([...edges(before), ...edges(after)]);
  let at = 0;
  for (const end of [...ends].sort((one, other) => one - other)) {
    const content = sliceInline(after, at, end);
    const [is, was] = [content[0], sliceInline(before, at, end)[0]];
    const kind = is && was && marksKey(is) !== marksKey(was) ? 'restyled' : 'same';
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, content: [...last.content, ...content] };
    else parts.push({ kind, content });
    at = end;
  }
  return parts;
}

function edges(content: readonly Inline[]): number[] {
  let end = 0;
  return content.map((piece) => {
    end += piece.type === 'text' ? piece.text.length : 1;
    return end;
  });
}

function changesOf(text: string, otherText: string): Change[] {
  const [tokens, others] = [wordTokens(text), wordTokens(otherText)];
  const [starts, otherStarts] = [startsOf(tokens), startsOf(others)];
  const changes: Change[] = [];
  let [at, otherAt] = [0, 0];
  const end = { one: tokens.length, other: others.length, length: 0 };
  for (const { one, other, length } of [...matchSequences(tokens, others), end]) {
    if (one > at || other > otherAt)
      changes.push({
        from: starts[at] ?? 0,
        to: starts[one] ?? 0,
        otherFrom: otherStarts[otherAt] ?? 0,
        otherTo: otherStarts[other] ?? 0,
      });
    at = one + length;
    otherAt = other + length;
  }
  return changes;
}

function startsOf(tokens: readonly string[]): number[] {
  const starts = [0];
  for (const token of tokens) starts.push((starts.at(-1) ?? 0) + token.length);
  return starts;
}

/** Joins changes with so little between them that nobody could read it: a rewritten sentence keeps no single "the". */
function readableChanges(changes: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (const change of changes) {
    let current = change;
    for (
      let last = joined.at(-1);
      last && change.from - last.to <= Math.min(sizeOf(last), sizeOf(current));
      last = joined.at(-1)
    ) {
      joined.pop();
      current = { ...current, from: last.from, otherFrom: last.otherFrom };
    }
    joined.push(current);
  }
  return joined;
}

function sizeOf({ from, to, otherFrom, otherTo }: Change): number {
  return Math.max(to - from, otherTo - otherFrom);
}
