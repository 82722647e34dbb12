import { z } from 'zod';
import { defineCall } from '../call.ts';
import { COMMENT_MAX, QUOTE_MAX } from '../comment-options.ts';
import { chapterId } from './chapter.ts';

const common = {
  event_id: z.string().min(8).max(100),
  reader_id: z.string().min(1).max(100),
  at: z.iso.datetime(),
};
/** Id of the comment in the native apps, which give it. */
const commentId = z.uuid();

const said = z.object({
  type: z.literal('comment'),
  ...common,
  comment_id: commentId,
  story_id: z.uuid(),
  /** Absent for a comment on the story as a whole. */
  chapter_id: chapterId.optional(),
  /** What it replies to: any comment of the same story. */
  parent_id: commentId.optional(),
  reader_name: z.string().trim().min(1).max(100),
  text: z.string().trim().min(1).max(COMMENT_MAX),
  quote: z.string().trim().max(QUOTE_MAX).default(''),
});
const done = z.object({ type: z.enum(['delete', 'like', 'unlike']), ...common, comment_id: commentId });

/**
 * What readers say in the native apps, in the order in which it was said. An event that came before is taken once; one
 * about a story, chapter or comment that is not there counts as unknown and may be sent again. What a reader says whom
 * the author has blocked is taken and kept nowhere. Needs the service key.
 */
export const ingestComments = defineCall({
  path: 'myfiction/ingest/comment',
  access: 'service',
  write: true,
  input: z.object({
    events: z
      .array(z.discriminatedUnion('type', [said, done]))
      .min(1)
      .max(1000),
  }),
  output: z.object({
    accepted: z.number().int(),
    /** Came before. */
    repeated: z.number().int(),
    /** Of something that is not there. */
    unknown: z.number().int(),
    /** Replies to a frozen thread. */
    refused: z.number().int(),
  }),
  maxBytes: 8 * 1024 * 1024,
});
export type CommentEvent = z.output<typeof ingestComments.input>['events'][number];
