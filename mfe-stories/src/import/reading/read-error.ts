export type ReadProblem = 'unsupported' | 'old-word' | 'protected' | 'broken' | 'empty' | 'too-large';

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
