import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';

/** How the draft stands on the server. */
export type SaveState =
  /** Nothing was ever saved and nothing has to be. */
  | { kind: 'none' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** No answer arrives; the device keeps it and the draft tries again. */
  | { kind: 'offline' }
  /** The server refuses it; `message` may be empty. */
  | { kind: 'failed'; message: string }
  /** Another tab or device has saved since. */
  | { kind: 'conflict'; theirs: ApplicationView }
  /** The application can no longer be written, see the page. */
  | { kind: 'moved' };
