import type { Manuscript } from '../manuscript/manuscript.ts';
import type { ReadProblem } from './read-error.ts';

/** What the worker that reads files tells the page. */
export type WorkerMessage =
  | { type: 'file'; name: string; index: number; count: number }
  | { type: 'read'; manuscript: Manuscript }
  | { type: 'problem'; problem: ReadProblem; name: string };
