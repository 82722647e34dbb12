import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { withItalics } from '../manuscript/italics.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import { rowDocument } from '../manuscript/row-document.ts';
import { type Row, splitIntoRows } from '../manuscript/rows.ts';
import { chooseRule, type SplitRule } from '../manuscript/split-rule.ts';
import { readFiles } from '../reading/read-files.ts';

/** A file as the browser hands it over; jsdom's has no `arrayBuffer`. */
export function fileOf(name: string, content: ArrayBuffer | string): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content).buffer : content;
  return Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve(bytes) });
}

export interface ImportedFile {
  manuscript: Manuscript;
  rule: SplitRule;
  rows: Row[];
  documents: ChapterDocument[];
}

/** Reads files and cuts them as the page does at first sight. */
export async function importFiles(files: File[], given?: SplitRule): Promise<ImportedFile> {
  const read = await readFiles(files, () => {});
  const manuscript = read.underscores > 0 ? withItalics(read) : read;
  const rule = given ?? chooseRule(manuscript);
  const rows = splitIntoRows(manuscript, rule);
  const included = rows.filter((row) => row.included);
  return { manuscript, rule, rows, documents: included.map((row) => rowDocument(manuscript, row)) };
}

export const importFile = (name: string, content: ArrayBuffer | string, rule?: SplitRule) =>
  importFiles([fileOf(name, content)], rule);
