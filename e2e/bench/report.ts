import { cpus, totalmem } from 'node:os';

/** One measured figure against its bar; `limit` absent means for information. */
export interface Figure {
  area: string;
  name: string;
  /** The median where it was measured more than once. */
  value: number;
  unit: string;
  limit?: number;
  p25?: number;
  p75?: number;
}

export function isReached(figure: Figure): boolean {
  return figure.limit === undefined || figure.value <= figure.limit;
}

/** A table for people: each bar that is missed says by how much. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.area,
    figure.name,
    format(figure.value, figure.unit),
    spread(figure),
    verdict(figure),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function spread({ p25, p75, unit }: Figure): string {
  if (p25 === undefined || p75 === undefined) return '';
  return `${digits(p25, unit)} to ${digits(p75, unit)}`;
}

function verdict(figure: Figure): string {
  if (figure.limit === undefined) return '';
  const bar = `bar ${format(figure.limit, figure.unit)}`;
  if (isReached(figure)) return `reached (${bar})`;
  return `MISSED by ${format(figure.value - figure.limit, figure.unit)} (${bar})`;
}

function format(value: number, unit: string): string {
  return `${digits(value, unit)} ${unit}`;
}

function digits(value: number, unit: string): string {
  return value.toFixed(unit === '×' || unit === 'CLS' ? 2 : value < 100 ? 1 : 0);
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
