import { cpus, totalmem } from 'node:os';

/** One measured figure against its bar; `limit` absent means for information. */
export interface Figure {
  area: string;
  name: string;
  value: number;
  unit: string;
  limit?: number;
}

export function isReached(figure: Figure): boolean {
  return figure.limit === undefined || figure.value <= figure.limit;
}

/** A table for people: each bar that is missed says by how much. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.area, figure.name, format(figure.value, figure.unit), verdict(figure)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

function verdict(figure: Figure): string {
  if (figure.limit === undefined) return '';
  const bar = `bar ${format(figure.limit, figure.unit)}`;
  if (isReached(figure)) return `reached (${bar})`;
  return `MISSED by ${format(figure.value - figure.limit, figure.unit)} (${bar})`;
}

function format(value: number, unit: string): string {
  const digits = unit === '×' ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`;
}

/** What `--json` writes; its shape stays, so that figures of different days can be compared. */
export function toJson(figures: readonly Figure[]): string {
  const [cpu] = cpus();
  const report = {
    measuredAt: new Date().toISOString(),
    machine: { cpu: cpu?.model ?? 'unknown', cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30) },
    figures: figures.map((figure) => ({ ...figure, limit: figure.limit ?? null, reached: isReached(figure) })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
