import type { TodoEntry } from './describe-todo.ts';

/**
 * The entries to begin with, in their order: the first of each kind, and only then a second one, so that many of one
 * kind never hide the others.
 */
export function firstOfKinds(entries: readonly TodoEntry[], most: number): readonly TodoEntry[] {
  const firsts = new Set(new Map(entries.toReversed().map((entry) => [entry.item.kind, entry])).values());
  const chosen = [...entries.filter((entry) => firsts.has(entry)), ...entries.filter((entry) => !firsts.has(entry))];
  const begun = new Set(chosen.slice(0, most));
  return entries.filter((entry) => begun.has(entry));
}
