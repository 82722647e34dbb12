/** What the client does with an answer code. */
export type ErrorBehaviour =
  /** Warning toast. */
  | 'toast'
  /** Force the session-expired flow. */
  | 'session-expired'
  /** Warning toast, and outside /login and /login/email the session-expired flow. */
  | 'blocked'
  /** On configured hosts, send the author to /no-books. */
  | 'region'
  /** Warning toast, then /my-stories after 4 seconds. */
  | 'to-my-stories'
  /** The caller shows it (a conflict, for example): no toast. */
  | 'caller';

export interface CatalogueEntry {
  code: number;
  name: string;
  message?: string;
  behaviour: ErrorBehaviour;
  /** Name of the form field under which the same text stands. */
  field?: string;
}
