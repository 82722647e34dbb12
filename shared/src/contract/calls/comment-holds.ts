import { z } from 'zod';
import { defineCall } from '../call.ts';
import { BLOCK_REASON_MAX, FILTER_WORD_MAX, FILTER_WORDS_MAX } from '../comment-options.ts';
import { commentCursor, commentId } from './comment.ts';

/** Blocks the reader who wrote a comment: what they say from now on never shows. */
export const blockReader = defineCall({
  path: 'myfiction/comment/block',
  access: 'session',
  write: true,
  input: z.object({
    comment_id: commentId,
    reason: z.string().trim().max(BLOCK_REASON_MAX),
    hide_earlier: z.boolean(),
  }),
  output: z.object({ block_id: z.uuid(), hidden: z.number().int() }),
});

export const unblockReader = defineCall({
  path: 'myfiction/comment/unblock',
  access: 'session',
  write: true,
  input: z.object({ block_id: z.uuid() }),
  output: z.object({ unblocked_at: z.iso.datetime() }),
});

export const blockedReader = z.object({
  block_id: z.uuid(),
  reader_name: z.string(),
  reason: z.string(),
  hid_earlier: z.boolean(),
  blocked_at: z.iso.datetime(),
  /** Null while it holds. */
  unblocked_at: z.iso.datetime().nullable(),
});
export type BlockedReader = z.infer<typeof blockedReader>;

/** Whom the author has blocked, newest first, those unblocked since too. */
export const listBlocked = defineCall({
  path: 'myfiction/comment/listBlocked',
  access: 'session',
  write: false,
  input: z.object({ cursor: commentCursor }),
  output: z.object({ items: z.array(blockedReader), next_cursor: z.string().nullable() }),
});

const filterWord = z.object({ word_id: z.uuid(), phrase: z.string() });

/** Words and phrases that hold a comment until the author has looked at it. */
export const getFilterWords = defineCall({
  path: 'myfiction/comment/getFilterWords',
  access: 'session',
  write: false,
  input: z.object({}),
  output: z.object({ words: z.array(filterWord) }),
});

/** Adds to the author's words; those that are there already are left out. `tooManyWords` above the most. */
export const addFilterWords = defineCall({
  path: 'myfiction/comment/addFilterWords',
  access: 'session',
  write: true,
  input: z.object({ phrases: z.array(z.string().trim().min(1).max(FILTER_WORD_MAX)).min(1).max(FILTER_WORDS_MAX) }),
  output: z.object({ words: z.array(filterWord) }),
});

export const removeFilterWord = defineCall({
  path: 'myfiction/comment/removeFilterWord',
  access: 'session',
  write: true,
  input: z.object({ word_id: z.uuid() }),
  output: z.object({ words: z.array(filterWord) }),
});
