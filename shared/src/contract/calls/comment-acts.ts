import { z } from 'zod';
import { defineCall } from '../call.ts';
import { COMMENT_ACTIONS, REPORT_NOTE_MAX, REPORT_REASONS } from '../comment-options.ts';
import { moment } from '../moment.ts';
import { commentCursor, commentId, commentItem, commentScope } from './comment.ts';

/**
 * Does something to the comments named, or to all that match a filter and were there at `as_of`. Those that it would
 * not change, or that are not the author's, are left alone. Steps of one act share `act_id`: while `next_cursor` is not
 * null the client goes on with it, and `comment/undo` takes back all of them.
 */
export const actOnComments = defineCall({
  path: 'myfiction/comment/act',
  access: 'session',
  write: true,
  input: z.object({
    act_id: z.uuid(),
    action: z.enum(COMMENT_ACTIONS),
    target: z.union([
      z.object({ comment_ids: z.array(commentId).min(1).max(100) }),
      z.object({ ...commentScope, as_of: moment, cursor: commentCursor }),
    ]),
  }),
  output: z.object({
    changed: z.number().int(),
    /** Looked at, but as they are already, or not to be changed by the author. */
    unchanged: z.number().int(),
    next_cursor: z.string().nullable(),
  }),
});

/** Takes an act back, for a short while after its last step: each comment is again what it was. */
export const undoAct = defineCall({
  path: 'myfiction/comment/undo',
  access: 'session',
  write: true,
  input: z.object({ act_id: z.uuid() }),
  output: z.object({
    restored: z.number().int(),
    /** Call again while true. */
    more: z.boolean(),
  }),
});

/** Puts a comment on top of its chapter or takes it down. `pinTaken` while another one is there, unless `replace`. */
export const pinComment = defineCall({
  path: 'myfiction/comment/pin',
  access: 'session',
  write: true,
  input: z.object({ comment_id: commentId, pinned: z.boolean(), replace: z.boolean().default(false) }),
  output: z.object({ comment: commentItem, unpinned_comment_id: commentId.nullable() }),
});

/** Hands a comment to the platform; readers do not see it until it is decided. */
export const reportComment = defineCall({
  path: 'myfiction/comment/report',
  access: 'session',
  write: true,
  input: z.object({
    comment_id: commentId,
    reason: z.enum(REPORT_REASONS),
    note: z.string().trim().max(REPORT_NOTE_MAX),
  }),
  output: z.object({ comment: commentItem }),
});
