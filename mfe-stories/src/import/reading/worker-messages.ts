import type { ChosenEncodings, Manuscript } from '../manuscript/manuscript.ts';
import type { ReadProblem } from './read-error.ts';

/** What the page asks of the worker that reads files. */
export interface WorkerRequest {
  files: readonly File[];
  encodings: ChosenEncodings | undefined;
}

/** What the worker tells the page. */
export type WorkerMessage =
  | { type: 'file'; name: string; index: number; count: number }
  | { type: 'read'; manuscript: Manuscript }
  | { type: 'problem'; problem: ReadProblem; name: string };
