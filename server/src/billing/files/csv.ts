/** A cell: numbers are written as they are, texts so that no program takes them for a formula. */
export type Cell = { text: string } | { number: string };

const BYTE_ORDER_MARK = '\uFEFF';
const FORMULA_START = /^[=+\-@\t\r]/;

/** RFC 4180 with a byte order mark, without which Excel takes UTF-8 for something older. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: Cell): string {
  if ('number' in cell) return cell.number;
  const text = FORMULA_START.test(cell.text) ? `'${cell.text}` : cell.text;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
