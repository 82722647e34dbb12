import { z } from 'zod';
import { defineCall } from '../call.ts';
import { chapterDocument } from '../chapter-document.ts';
import { PAGE_SIZE } from '../identity-fields.ts';
import { CHAPTER_NOTE_MAX, CHAPTER_TITLE_MAX, CHAPTER_WARNING_MAX } from '../rules.ts';
import { CHAPTER_STATUSES, LANGUAGES } from '../story-options.ts';

export const chapterId = z.uuid();
/** Of a request that carries the text of a chapter: a draft of 200,000 words is about 1.3 MB of JSON. */
export const CHAPTER_MAX_BYTES = 8 * 1024 * 1024;

/** IANA zone of the author's clock: which day the words count for. UTC when absent. */
const zone = z.string().max(64).optional();

export const chapterSummary = z.object({
  chapter_id: chapterId,
  story_id: z.uuid(),
  /** Place in the story, from 1. */
  position: z.number().int(),
  /** Empty while the author has not named it. */
  title: z.string(),
  status: z.enum(CHAPTER_STATUSES),
  words: z.number().int(),
  /** True when a published chapter has edits that readers do not see yet. */
  staged: z.boolean(),
  reads: z.number().int(),
  comments: z.number().int(),
  edited_at: z.iso.datetime(),
  scheduled_at: z.iso.datetime().nullable(),
  published_at: z.iso.datetime().nullable(),
  /** The volume it stands in, null for none. */
  volume_id: z.uuid().nullable(),
  /** Zone of the clock by which it was scheduled, null unless scheduled. */
  scheduled_zone: z.string().nullable(),
  /** When it should have gone out, if it went out late because no server ran; otherwise null. */
  late_from: z.iso.datetime().nullable(),
});
export type ChapterSummary = z.infer<typeof chapterSummary>;

/** What a save writes, and what a conflict gives back. */
export const chapterText = z.object({
  title: z.string().max(CHAPTER_TITLE_MAX),
  content: chapterDocument,
  note_before: z.string().max(CHAPTER_NOTE_MAX),
  note_after: z.string().max(CHAPTER_NOTE_MAX),
  /** Warning shown to readers before the chapter, empty for none. */
  warning: z.string().max(CHAPTER_WARNING_MAX),
});
export type ChapterText = z.infer<typeof chapterText>;

export const chapterDetail = chapterSummary.extend({
  ...chapterText.shape,
  /** Grows by one with each save; the next save names it as `base_revision`. */
  revision: z.number().int(),
  story_title: z.string(),
  /** Servers of before do not tell. */
  story_language: z.enum(LANGUAGES).optional(),
  story_completed: z.boolean(),
});
export type ChapterDetail = z.infer<typeof chapterDetail>;

export const listChapters = defineCall({
  path: 'myfiction/chapter/list',
  access: 'session',
  write: false,
  input: z.object({
    story_id: z.uuid(),
    status: z.enum(CHAPTER_STATUSES).optional(),
    q: z.string().trim().max(CHAPTER_TITLE_MAX).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.number().int().min(1).max(500).default(PAGE_SIZE),
  }),
  /** Newest position first. */
  output: z.object({
    items: z.array(chapterSummary),
    next_cursor: z.string().nullable(),
    counts: z.object({ draft: z.number().int(), scheduled: z.number().int(), published: z.number().int() }),
  }),
});

export const getChapter = defineCall({
  path: 'myfiction/chapter/get',
  access: 'session',
  write: false,
  input: z.object({ chapter_id: chapterId }),
  output: chapterDetail,
});

export const createChapter = defineCall({
  path: 'myfiction/chapter/create',
  access: 'session',
  write: true,
  /** `chapter_id` is made by the client, so that the device's journal has its name before the server answers. */
  input: z.object({ story_id: z.uuid(), chapter_id: chapterId, text: chapterText, zone }),
  output: chapterDetail,
  maxBytes: CHAPTER_MAX_BYTES,
});

export const saveChapter = defineCall({
  path: 'myfiction/chapter/save',
  access: 'session',
  write: true,
  /** An older `base_revision` answers 400010 with the current `chapterDetail` as data; nothing is overwritten. */
  input: z.object({ chapter_id: chapterId, base_revision: z.int32(), text: chapterText, zone }),
  output: z.object({
    revision: z.number().int(),
    words: z.number().int(),
    saved_at: z.iso.datetime(),
    /** How the chapter stands: another device may have published or moved it. An older server does not tell. */
    chapter: chapterSummary.pick({ position: true, status: true, staged: true, published_at: true }).optional(),
  }),
  maxBytes: CHAPTER_MAX_BYTES,
});

export const publishChapter = defineCall({
  path: 'myfiction/chapter/publish',
  access: 'session',
  write: true,
  /** Publishes the text of `base_revision`; the title must be named and unique in the story (90099011). */
  input: z.object({ chapter_id: chapterId, base_revision: z.int32() }),
  output: z.object({
    chapter: chapterSummary,
    /** True for the author's very first published chapter. */
    first_publish: z.boolean(),
  }),
});
