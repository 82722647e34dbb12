import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import type { CommentAction } from '@myfiction/shared/contract/comment-options.ts';
import { createContext, use } from 'react';
import type { OpenDialog } from '../dialogs/open-dialog.ts';

/** What every row, thread and pane of a list of comments can do. */
export interface Desk {
  act: (action: CommentAction, items: readonly CommentItem[]) => void;
  pin: (item: CommentItem, pinned: boolean) => void;
  ask: (dialog: OpenDialog) => void;
  /** The comment under which a reply is being written. */
  composingId: string | undefined;
  compose: (commentId: string | undefined) => void;
  /** Comments whose threads are open. */
  openThreads: ReadonlySet<string>;
  toggleThread: (commentId: string) => void;
  /** Shows the passage of a comment; on a phone as a sheet. */
  showContext: (commentId: string) => void;
  /** Puts a comment into the selection or takes it out. */
  select: (commentId: string) => void;
  /** Some are selected: on a phone only then the boxes show. */
  isSelecting: boolean;
  /** False within a story's own page, where every row would say the same. */
  namesStory: boolean;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('A comment stands on no desk.');
  return desk;
}
