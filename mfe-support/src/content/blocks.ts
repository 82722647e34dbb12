/**
 * What the texts of these pages are made of. Lines carry two marks, both read by `parseInline` and by nothing else:
 * `**strong**` and `[label](target)`, where a target is one of `link-targets.ts`. There is no HTML in a text.
 */
export type Line = string;

export type Block =
  | { kind: 'text'; line: Line }
  | { kind: 'steps'; lines: readonly Line[] }
  | { kind: 'list'; lines: readonly Line[] }
  | { kind: 'note'; line: Line }
  | { kind: 'heading'; line: Line }
  | { kind: 'table'; head: readonly Line[]; rows: readonly (readonly Line[])[] };

export const text = (line: Line): Block => ({ kind: 'text', line });
export const steps = (...lines: Line[]): Block => ({ kind: 'steps', lines });
export const list = (...lines: Line[]): Block => ({ kind: 'list', lines });
export const note = (line: Line): Block => ({ kind: 'note', line });
export const heading = (line: Line): Block => ({ kind: 'heading', line });
export const table = (head: Line[], ...rows: Line[][]): Block => ({ kind: 'table', head, rows });

/** Every line of a block, for the search and for tests. */
export function linesOf(block: Block): readonly Line[] {
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return 'lines' in block ? block.lines : [block.line];
}
