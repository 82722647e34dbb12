import { z } from 'zod';
import { defineCall } from '../call.ts';
import { COMMENT_FILTERS, COMMENT_MAX, COMMENT_SORTS, COMMENT_STATUSES, HOLDERS } from '../comment-options.ts';
import { PAGE_SIZE } from '../identity-fields.ts';
import { SEARCH_MAX } from '../rules.ts';
import { LANGUAGES } from '../story-options.ts';
import { chapterId } from './chapter.ts';

export const commentId = z.uuid();
export const commentCursor = z.string().max(300).optional();

export const commentItem = z.object({
  comment_id: commentId,
  story_id: z.uuid(),
  story_title: z.string(),
  /** What quotes are in, and comments as a rule. Servers of before do not tell. */
  story_language: z.enum(LANGUAGES).optional(),
  chapter_id: chapterId.nullable(),
  /** Null for a comment on the story as a whole. */
  chapter_position: z.number().int().nullable(),
  /** The comment that began the thread; null for that one itself. */
  thread_id: commentId.nullable(),
  /** What a reply answers, shortened; null for the first of a thread. */
  answers: z.object({ name: z.string(), text: z.string() }).nullable(),
  /** True for the author's own replies. */
  mine: z.boolean(),
  reader_name: z.string(),
  /** Empty once its reader has deleted it. */
  text: z.string(),
  /** The passage that it is about, empty for none. */
  quote: z.string(),
  likes: z.number().int(),
  liked: z.boolean(),
  status: z.enum(COMMENT_STATUSES),
  held_by: z.enum(HOLDERS).nullable(),
  /** The word that it is held for, empty for none. */
  held_word: z.string(),
  pinned: z.boolean(),
  /** Readers cannot reply to its thread any more. */
  frozen: z.boolean(),
  answered: z.boolean(),
  seen: z.boolean(),
  /** Replies in its thread, counted up to 100. */
  replies: z.number().int(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
});
export type CommentItem = z.infer<typeof commentItem>;

/** Which comments are meant. */
export const commentScope = {
  filter: z.enum(COMMENT_FILTERS),
  /** Without it, of all the author's stories. */
  story_id: z.uuid().optional(),
  chapter_id: chapterId.optional(),
  /** Beginnings of words of the text and the reader's name; all must be there. */
  q: z.string().trim().max(SEARCH_MAX).optional(),
};

/** A page of what readers said, or of the author's own replies. */
export const listComments = defineCall({
  path: 'myfiction/comment/list',
  access: 'session',
  write: false,
  input: z.object({
    ...commentScope,
    sort: z.enum(COMMENT_SORTS).default('newest'),
    cursor: commentCursor,
    limit: z.number().int().min(1).max(100).default(PAGE_SIZE),
  }),
  output: z.object({
    items: z.array(commentItem),
    next_cursor: z.string().nullable(),
    /** Of the story or chapter asked for, whatever is searched; each counted up to `COMMENT_COUNT_LIMITS`. */
    counts: z.object({
      new: z.number().int(),
      unanswered: z.number().int(),
      held: z.number().int(),
      reported: z.number().int(),
    }),
    /** Stands for what was there when the list was made: an act on all of it leaves later comments alone. */
    as_of: z.iso.datetime(),
  }),
});

/** The rest of a thread: its replies, oldest first. Any comment of the thread names it. */
export const listReplies = defineCall({
  path: 'myfiction/comment/listReplies',
  access: 'session',
  write: false,
  input: z.object({ comment_id: commentId, cursor: commentCursor }),
  output: z.object({ first: commentItem, items: z.array(commentItem), next_cursor: z.string().nullable() }),
});

/** What stands beside a comment: the passage it is about, and who wrote it. */
export const getContext = defineCall({
  path: 'myfiction/comment/getContext',
  access: 'session',
  write: false,
  input: z.object({ comment_id: commentId }),
  output: z.object({
    comment: commentItem,
    story: z.object({
      story_id: z.uuid(),
      title: z.string(),
      cover: z.string(),
      genre: z.string(),
      pen_name: z.string(),
    }),
    chapter: z.object({ chapter_id: chapterId, position: z.number().int(), title: z.string() }).nullable(),
    /** Paragraphs around the quote, in order; `from` and `to` mark it in one of them. Empty without a chapter. */
    passage: z.array(
      z.object({ text: z.string(), from: z.number().int().nullable(), to: z.number().int().nullable() }),
    ),
    /** True while the quoted words stand in the chapter as readers see it. */
    quote_found: z.boolean(),
    /** Null for the author's own replies. */
    reader: z
      .object({
        name: z.string(),
        /** First doing that we know of. */
        since: z.iso.datetime().nullable(),
        comments: z.number().int(),
        stories_followed: z.number().int(),
        blocked: z.boolean(),
      })
      .nullable(),
  }),
});

const replyText = z.string().trim().min(1).max(COMMENT_MAX);

/**
 * Answers a comment. `inappropriateWords` with where they stand in the text; `replyGone` when the comment is not there
 * any more.
 */
export const replyToComment = defineCall({
  path: 'myfiction/comment/reply',
  access: 'session',
  write: true,
  input: z.object({ comment_id: commentId, reply_id: commentId, text: replyText, pin: z.boolean().default(false) }),
  output: z.object({ reply: commentItem, comment: commentItem }),
});

export const editReply = defineCall({
  path: 'myfiction/comment/editReply',
  access: 'session',
  write: true,
  input: z.object({ comment_id: commentId, text: replyText }),
  output: z.object({ reply: commentItem }),
});

export const deleteReply = defineCall({
  path: 'myfiction/comment/deleteReply',
  access: 'session',
  write: true,
  input: z.object({ comment_id: commentId }),
  output: z.object({ answered_comment_id: commentId.nullable(), answered: z.boolean() }),
});

/** `data` of `inappropriateWords`: where the words stand in the text, in UTF-16 units. */
export interface FoundWords {
  words: { from: number; to: number }[];
}
