/** A line that its author asks about. */
export interface AskedLine {
  /** Its number on the bill. */
  line: number;
  /** What it is of, with its amount: nothing on the page counts lines. */
  what: string;
}
