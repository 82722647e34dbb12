import type { Database } from '../../database/connect.ts';
import type { CallContext } from '../../platform/handler.ts';

/** Headings of the help, in their order. */
export const DESK_AREAS = [
  'Authors',
  'Applications',
  'Letters',
  'Comments',
  'Announcements',
  'Billing',
  'Contests',
  'Help',
  'Delivery',
  'Usage',
  'Audit',
] as const;
export type DeskArea = (typeof DESK_AREAS)[number];

export interface DeskArgument {
  name: string;
  help: string;
  optional?: boolean;
}

export interface DeskOption {
  name: string;
  help: string;
  /** What stands for its value in the help; without it the option is a flag. */
  value?: string;
  required?: boolean;
  /** May be given several times: the values stand on lines of their own. */
  multiple?: boolean;
  /** Never written into the audit. */
  secret?: boolean;
}

/** What was typed. */
export interface DeskInput {
  arguments: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string | boolean>>;
}

export interface DeskContext extends Pick<CallContext, 'clock' | 'files' | 'secrets' | 'config' | 'mail'> {
  /** The transaction in which the act and its record are written; see {@link DeskCommand.ownTransactions}. */
  db: Database;
  /** Name of the member of staff. */
  who: string;
  now: Date;
  /** Everything on standard input. */
  readInput(): Promise<string>;
}

export interface DeskTable {
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
  /** Instead of a table without rows. */
  empty?: string;
}

export interface DeskResult {
  /** What `--json` prints. */
  data: unknown;
  /** What it was done to, for the audit, for example `author 10000001`. */
  target?: string;
  /** One line: what came of it. */
  done?: string;
  /** Labels and values. */
  facts?: readonly (readonly [label: string, value: unknown])[];
  tables?: readonly DeskTable[];
}

/** One command of the desk. */
export interface DeskCommand {
  /** One or two words. */
  name: string;
  area: DeskArea;
  /** Begins with a verb, without a full stop. */
  summary: string;
  arguments?: readonly DeskArgument[];
  options?: readonly DeskOption[];
  /** For what cannot be undone: what is asked before. Throws a `DeskError` where something is typed wrong. */
  question?: (input: DeskInput) => string;
  /** Work in several transactions of its own: it is recorded when it starts and when it ends. */
  ownTransactions?: true;
  run(context: DeskContext, input: DeskInput): Promise<DeskResult>;
}
