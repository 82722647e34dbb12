import type { DeskTable } from './command.ts';

const GAP = '  ';

/** Columns as wide as they need to be; the last one ends where its text does. */
export function formatTable({ columns, rows, empty }: DeskTable): string {
  if (rows.length === 0) return empty ?? 'Nothing.';
  return align([columns.map((column) => column.toUpperCase()), ...rows.map((row) => row.map(formatValue))]);
}

/** Rows of texts, one under the other. */
export function align(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => width(row[at] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell)))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

/** Times to the minute in UTC, on one line whatever somebody wrote. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return printable(String(value)).replace(/\s+/gu, ' ');
}

/** Without what a terminal would obey: names and texts are other people's. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' || character === '\t' ? character : ''));
}

/** Wide characters take two columns; marks that stand on another take none. */
function width(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (/\p{M}/u.test(character)) continue;
    columns += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u.test(
      character,
    )
      ? 2
      : 1;
  }
  return columns;
}
