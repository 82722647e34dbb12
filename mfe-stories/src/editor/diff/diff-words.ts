import { cutInline, type Inline, inlineText, marksKey } from '@myfiction/shared/contract/inline-content.ts';
import type { DiffPart } from './block-diff.ts';
import { matchSequences } from './match-sequences.ts';
import { slideChange } from './slide-change.ts';
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
  const [text, otherText] = [inlineText(before), inlineText(after)];
  const [cut, cutOther] = [cutInline(before), cutInline(after)];
  const parts: DiffPart[] = [];
  for (const change of readableChanges(changesOf(text, otherText))) {
    parts.push(...keptParts(cut(change.from), cutOther(change.otherFrom)));
    parts.push({ kind: 'removed', content: cut(change.to) }, { kind: 'added', content: cutOther(change.otherTo) });
  }
  parts.push(...keptParts(cut(text.length), cutOther(otherText.length)));
  return parts.filter(({ content }) => content.length > 0);
}

/** The same words on both sides: cut where their marks are no longer the same. */
function keptParts(before: Inline[], after: Inline[]): DiffPart[] {
  const [cut, cutOther] = [cutInline(before), cutInline(after)];
  const parts: DiffPart[] = [];
  const ends = new Set([...edges(before), ...edges(after)]);
  for (const end of [...ends].sort((one, other) => one - other)) {
    const [was, content] = [cut(end)[0], cutOther(end)];
    const kind = was && content[0] && marksKey(content[0]) !== marksKey(was) ? 'restyled' : 'same';
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, content: [...last.content, ...content] };
    else parts.push({ kind, content });
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
  let kept = { one: 0, other: 0, length: 0 };
  for (const next of [...matchSequences(tokens, others), { one: tokens.length, other: others.length, length: 0 }]) {
    const [at, otherAt] = [kept.one + kept.length, kept.other + kept.length];
    const room = { before: kept.length, after: next.length };
    // What only one text has may be told from several places.
    const shift =
      next.one === at
        ? slideChange(others, otherAt, next.other, room)
        : next.other === otherAt
          ? slideChange(tokens, at, next.one, room)
          : 0;
    if (next.one > at || next.other > otherAt)
      changes.push({
        from: starts[at + shift] ?? 0,
        to: starts[next.one + shift] ?? 0,
        otherFrom: otherStarts[otherAt + shift] ?? 0,
        otherTo: otherStarts[next.other + shift] ?? 0,
      });
    kept = next;
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
