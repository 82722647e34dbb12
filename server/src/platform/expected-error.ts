import { reachProblem } from '../database/reach-problem.ts';
import { DatabaseUnavailableError } from '../database/supervisor/find-binaries.ts';
import { ObjectStoreError } from '../objects/object-store-error.ts';
import { ConfigError } from './config-error.ts';
import { serializeError } from './serialize-error.ts';

const EXPECTED = [ConfigError, DatabaseUnavailableError, ObjectStoreError];

/** Not to be written, or a file where a folder should be. */
const FOLDER_PROBLEMS: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'];
/** In the midst of a file Node tells no path. */
const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

const isFull = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && NO_ROOM.includes(error.code);

const isFolderProblem = (error: unknown): error is Error =>
  error instanceof Error && 'path' in error && 'code' in error && FOLDER_PROBLEMS.includes(error.code);

/** What a command line prints of an error: a line that says what to do, or else what the log keeps of it. */
export function explainError(error: unknown): unknown {
  if (EXPECTED.some((kind) => error instanceof kind)) return error instanceof Error ? error.message : error;
  if (isFull(error)) return `${error.message}. The disk is full: make room and try again.`;
  if (isFolderProblem(error))
    return `${error.message}. Whoever runs this must be able to write there; DATA_DIR names the data folder.`;
  const problem = reachProblem(error);
  if (problem === undefined) return serializeError(error);
  return `The database cannot be reached: ${problem}. Is it running, and is DATABASE_URL right?`;
}
