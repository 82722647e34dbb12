import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';

/** What the bar says about the text. */
export type SaveState =
  /** A new chapter without a word. */
  | { kind: 'empty' }
  /** Changes wait for the server or are on their way. */
  | { kind: 'saving' }
  /** `at` in Unix ms. */
  | { kind: 'saved'; at: number }
  | { kind: 'offline' }
  /** The server refused; `message` when it said why. */
  | { kind: 'failed'; message: string }
  /** The session has ended: saving goes on after signing in. */
  | { kind: 'signed-out' }
  /** The account is blocked: the text stays on this device. */
  | { kind: 'blocked'; message: string }
  /** The chapter was deleted elsewhere. */
  | { kind: 'gone' }
  /** The chapter was put into the trash elsewhere. */
  | { kind: 'trashed' }
  | { kind: 'conflict'; theirs: ChapterDetail };

const AUTHOR_DECIDES: ReadonlySet<SaveState['kind']> = new Set([
  'conflict',
  'signed-out',
  'blocked',
  'gone',
  'trashed',
]);

/** States that end only by what the author does. */
export function needsAuthor(state: SaveState): boolean {
  return AUTHOR_DECIDES.has(state.kind);
}
