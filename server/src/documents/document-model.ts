/** A document as it is meant; `renderPdf` draws it. The same model always gives the same bytes. */
export interface DocumentModel {
  /** Names this document on each page. */
  id: string;
  /** What kind of document it is, at the top of each page: “Contract”, “Statement”. */
  kind: string;
  title: string;
  /** Below the title: what it is about. */
  subtitle?: string;
  createdAt: Date;
  /** Of the text, for readers aloud. */
  language: 'en' | 'es';
  blocks: readonly Block[];
}

export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'new-page' }
  /** A remark that matters less. */
  | { type: 'note'; text: string }
  | { type: 'list'; items: readonly string[] }
  /** Names and what they are, one a row. */
  | { type: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  | TableBlock
  /** A typed name as a signature, with what proves it. */
  | { type: 'signature'; role: string; name: string; facts: readonly (readonly [name: string, value: string])[] };

export interface TableBlock {
  type: 'table';
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

export interface TableColumn {
  title: string;
  /** Share of the width, relative to the other columns. */
  share: number;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
}

export interface TableRow {
  cells: readonly string[];
  /** A sum: bold, under a line. */
  strong?: boolean;
  /** Moves the first cell in, one step a level. */
  level?: number;
}
