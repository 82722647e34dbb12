import { z } from 'zod';
import { defineCall } from '../call.ts';
import { chapterId } from './chapter.ts';

const day = z.object({ day: z.iso.date(), reads: z.number().int(), new_followers: z.number().int() });

/** Reads and new followers of all the author's stories, or of one, per day (UTC), oldest first. */
export const getReads = defineCall({
  path: 'myfiction/stats/getReads',
  access: 'session',
  write: false,
  input: z.object({ story_id: z.uuid().optional(), range: z.enum(['30', '90', 'all']) }),
  output: z.object({
    days: z.array(day),
    reads: z.number().int(),
    new_followers: z.number().int(),
    /** The same number of days before, null for all time. */
    reads_before: z.number().int().nullable(),
    /** Reads of all time, whichever are asked for; an earlier server does not tell. */
    reads_all: z.number().int().optional(),
    /** Followers now. */
    followers: z.number().int(),
  }),
});

/** How many readers go on from chapter to chapter. Published chapters in reading order. */
export const getFunnel = defineCall({
  path: 'myfiction/stats/getFunnel',
  access: 'session',
  write: false,
  input: z.object({ story_id: z.uuid() }),
  output: z.object({
    chapters: z.array(
      z.object({
        chapter_id: chapterId,
        position: z.number().int(),
        title: z.string(),
        reads: z.number().int(),
        /** Different people who opened it. */
        readers: z.number().int(),
        published_at: z.iso.datetime(),
      }),
    ),
  }),
});

const eventId = z.string().min(8).max(100);
const readerId = z.string().min(1).max(100);

/** Readers' doings from the native apps. An event that came before is counted once. Needs the service key. */
export const ingestReads = defineCall({
  path: 'myfiction/ingest/reads',
  access: 'service',
  write: true,
  input: z.object({
    events: z
      .array(
        z.discriminatedUnion('type', [
          z.object({
            type: z.literal('read'),
            event_id: eventId,
            chapter_id: chapterId,
            reader_id: readerId,
            at: z.iso.datetime(),
          }),
          z.object({
            type: z.enum(['follow', 'unfollow']),
            event_id: eventId,
            story_id: z.uuid(),
            reader_id: readerId,
            at: z.iso.datetime(),
          }),
        ]),
      )
      .min(1)
      .max(1000),
  }),
  output: z.object({
    accepted: z.number().int(),
    /** Came before. */
    repeated: z.number().int(),
    /** Of a chapter or story that is not there. */
    unknown: z.number().int(),
  }),
  maxBytes: 512 * 1024,
});
