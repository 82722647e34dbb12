/** A day (YYYY-MM-DD, UTC) and its figure. */
export interface ChartPoint {
  day: string;
  value: number;
}

/** Texts of a chart, in the words of the page that shows it. */
export interface ChartText {
  /** What the chart shows, with its summary: "Reads in 30 days: 986,000". */
  label: string;
  /** @example valueText(1234) // '1,234 reads' */
  valueText: (value: number) => string;
  today: string;
  asTable: string;
  withoutTable: string;
  dayColumn: string;
  valueColumn: string;
}
