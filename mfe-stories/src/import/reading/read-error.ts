export type ReadProblem =
  | 'unsupported'
  | 'old-word'
  | 'protected'
  | 'copy-protected'
  | 'broken'
  | 'empty'
  | 'too-large'
  /** What reads such files did not arrive: nothing is known of the file. */
  | 'unreachable';

/** The text of a book is encrypted for one reader's program. */
export class CopyProtectedError extends Error {}

/** Why a file cannot be imported; what the author reads is a text by this name. */
export class ReadError extends Error {
  constructor(
    readonly problem: ReadProblem,
    readonly fileName: string,
    cause?: unknown,
  ) {
    super(`${fileName}: ${problem}`, { cause });
    this.name = 'ReadError';
  }
}

/** A late chunk, or why the file cannot be read without it. */
export function arrived<T>(chunk: Promise<T>, fileName: string): Promise<T> {
  return chunk.catch((error) => {
    throw new ReadError('unreachable', fileName, error);
  });
}
