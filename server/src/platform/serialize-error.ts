/** An error as it is logged. */
export type LoggedError = {
  type: string;
  message: string;
  /** SQLSTATE or Node's code; not `code`, which the log's redaction takes for an author's. */
  errorCode?: string;
  stack: string;
  cause?: LoggedError;
  /** Of an error that stands for several. */
  errors?: LoggedError[];
};

const MAX_CAUSES = 3;
const MAX_ERRORS = 5;
/** SQLSTATE class 22: the message quotes the value that did not fit. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/**
 * Errors for the log. A failed query's message carries its parameters and Postgres' detail the row, that is what authors
 * wrote and the hashes of their passwords: only the statement and the error's code are kept.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const message = code !== undefined && DATA_EXCEPTION.test(code) ? 'data exception' : withoutParameters(error.message);
  return {
    type: error.name,
    message,
    ...(code !== undefined && { errorCode: code }),
    stack: stackLines(error.stack ?? ''),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: serializeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < MAX_CAUSES && {
        errors: error.errors.slice(0, MAX_ERRORS).map((one: unknown) => serializeError(one, depth + 1)),
      }),
  };
}

function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, '');
}

/** The frames only: the first lines repeat the message. */
function stackLines(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
