import type { Block, TableBlock, TableColumn, TableRow } from './document-model.ts';
import { fitWords } from './fit-words.ts';
import { INK, lineHeight, MARGIN, type Page, QUIET_INK, TEXT_WIDTH, type TextStyle } from './page.ts';
import type { Line } from './set-text.ts';

const BODY: TextStyle = { size: 10 };
const HEADING: TextStyle = { size: 12.5, weight: 'bold', leading: 1.4 };
const NOTE: TextStyle = { size: 9, color: QUIET_INK };
const CELL: TextStyle = { size: 9, leading: 1.4 };
const LABEL: TextStyle = { size: 9, leading: 1.4, color: QUIET_INK };
const SIGNED: TextStyle = { size: 17, leading: 1.35 };
const GAP = 8;
const CELL_GAP = 10;
const CELL_PAD = 4;
const LEVEL_INDENT = 10;
const LABEL_WIDTH = 150;

const DRAW: { [Type in Block['type']]: (page: Page, block: Extract<Block, { type: Type }>) => void } = {
  heading: (page, { text }) => drawHeading(page, text),
  paragraph: (page, { text }) => drawText(page, text, BODY),
  'new-page': (page) => page.need(Number.POSITIVE_INFINITY),
  note: (page, { text }) => drawText(page, text, NOTE),
  list: (page, { items }) => drawList(page, items),
  facts: (page, { rows }) => drawFacts(page, rows),
  table: drawTable,
  signature(page, { role, name, facts }) {
    page.need(lineHeight(SIGNED) + 90);
    drawText(page, role, LABEL);
    drawText(page, name, SIGNED);
    drawFacts(page, facts);
  },
};

export function drawBlock<Type extends Block['type']>(page: Page, block: Extract<Block, { type: Type }>): void {
  DRAW[block.type](page, block);
}

function drawHeading(page: Page, text: string): void {
  page.y += GAP;
  // Never the last of its page.
  page.need(lineHeight(HEADING) + 3 * lineHeight(BODY));
  page.write(page.measure(text, HEADING, TEXT_WIDTH), HEADING, MARGIN, TEXT_WIDTH);
  page.y += GAP / 2;
}

function drawText(page: Page, text: string, style: TextStyle): void {
  page.write(page.measure(text, style, TEXT_WIDTH), style, MARGIN, TEXT_WIDTH);
  page.y += GAP;
}

function drawList(page: Page, items: readonly string[]): void {
  const indent = 14;
  const bullet = page.measure('•', BODY, indent);
  for (const item of items) {
    page.need(lineHeight(BODY));
    page.writeAt(bullet, BODY, MARGIN, page.y, indent);
    const width = TEXT_WIDTH - indent;
    page.write(page.measure(item, BODY, width), BODY, MARGIN + indent, width);
  }
  page.y += GAP;
}

function drawFacts(page: Page, rows: readonly (readonly [string, string])[]): void {
  const width = TEXT_WIDTH - LABEL_WIDTH - CELL_GAP;
  for (const [name, value] of rows) {
    const names = page.measure(name, LABEL, LABEL_WIDTH);
    const style = fitWords(page, value, CELL, width);
    const values = page.measure(value, style, width);
    const height = Math.max(names.length, 1) * lineHeight(CELL) + 2 * CELL_PAD;
    page.need(height);
    page.rule(page.y);
    page.y += CELL_PAD;
    page.writeAt(names, LABEL, MARGIN, page.y, LABEL_WIDTH);
    // A long value, such as an outline, goes on over pages.
    const end = page.y + height - 2 * CELL_PAD;
    const pages = page.pdf.bufferedPageRange().count;
    page.write(values, style, MARGIN + LABEL_WIDTH + CELL_GAP, width);
    if (page.pdf.bufferedPageRange().count === pages) page.y = Math.max(page.y, end);
    page.y += CELL_PAD;
  }
  page.rule(page.y);
  page.y += 2 * GAP;
}

function drawTable(page: Page, { columns, rows }: TableBlock): void {
  const header: TableRow = { cells: columns.map((column) => column.title) };
  const drawHeader = (): void => drawRow(page, columns, header, { ...LABEL, weight: 'bold' });
  page.need(3 * (lineHeight(CELL) + 2 * CELL_PAD));
  drawHeader();
  for (const row of rows) {
    const pages = page.pdf.bufferedPageRange().count;
    page.need(heightOfRow(page, columns, row));
    // A table that goes on says again what its columns are.
    if (page.pdf.bufferedPageRange().count > pages) drawHeader();
    drawRow(page, columns, row, { ...CELL, weight: row.strong ? 'bold' : 'regular' });
  }
  page.rule(page.y);
  page.y += 2 * GAP;
}

function drawRow(page: Page, columns: readonly TableColumn[], row: TableRow, style: TextStyle): void {
  const cells = setRow(page, columns, row, style);
  page.rule(page.y, row.strong ? INK : undefined);
  for (const { lines, x, width, align } of cells) page.writeAt(lines, { ...style, align }, x, page.y + CELL_PAD, width);
  page.y += rowHeight(cells);
}

function heightOfRow(page: Page, columns: readonly TableColumn[], row: TableRow): number {
  return rowHeight(setRow(page, columns, row, { ...CELL, weight: row.strong ? 'bold' : 'regular' }));
}

interface SetCell {
  lines: Line[];
  x: number;
  width: number;
  align: 'start' | 'end';
}

function setRow(page: Page, columns: readonly TableColumn[], row: TableRow, style: TextStyle): SetCell[] {
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  const free = TEXT_WIDTH - CELL_GAP * (columns.length - 1);
  const cells: SetCell[] = [];
  let x = MARGIN;
  for (const [index, column] of columns.entries()) {
    const full = (free * column.share) / shares;
    const indent = index === 0 ? LEVEL_INDENT * (row.level ?? 0) : 0;
    const lines = page.measure(row.cells[index] ?? '', style, full - indent);
    cells.push({ lines, x: x + indent, width: full - indent, align: column.align ?? 'start' });
    x += full + CELL_GAP;
  }
  return cells;
}

function rowHeight(cells: readonly SetCell[]): number {
  return Math.max(1, ...cells.map(({ lines }) => lines.length)) * lineHeight(CELL) + 2 * CELL_PAD;
}
