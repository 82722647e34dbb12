import type { ErrorName } from '../../contract/error-catalogue.ts';

export type ApiErrorKind =
  /** The server answered with a code that is not 0. */
  | 'answer'
  /** No answer arrived. */
  | 'network'
  | 'timeout'
  | 'aborted';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** What the author reads: mapped, translated, or the server's own text; may be empty. */
  message: string;
  code?: number;
  data?: unknown;
  field?: string;
  errorName?: ErrorName;
}

/** A call that did not succeed. `code` is -1 where there is none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number;
  /** What the server sent along, for example the current record of a conflict. */
  readonly data: unknown;
  /** Form field under which the message stands. */
  readonly field: string | undefined;
  readonly errorName: ErrorName | undefined;
  /** A toast has said it: a page does not say it again. */
  isToasted = false;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.kind = details.kind;
    this.code = details.code ?? -1;
    this.data = details.data ?? null;
    this.field = details.field;
    this.errorName = details.errorName;
  }
}
