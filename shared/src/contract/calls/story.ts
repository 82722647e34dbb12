import { z } from 'zod';
import { COMPLETION_STATUSES, CONTRACT_STATUSES, PAY_TO_READ_STATUSES } from '../application-status.ts';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../identity-fields.ts';
import { CHAPTER_NOTE_MAX, GENRES_MAX, STORY_TITLE_MAX, SYNOPSIS_MAX, TAG_LENGTH_MAX, TAGS_MAX } from '../rules.ts';
import {
  AI_USES,
  GENRES,
  LANGUAGES,
  LEADS,
  ORIGINS,
  RATINGS,
  SCHEDULE_MODES,
  STORY_SORTS,
  TRIGGER_WARNINGS,
  WARNING_MODES,
} from '../story-options.ts';

export const storyId = z.uuid();

export const storyFields = z.object({
  title: z.string().trim().min(1).max(STORY_TITLE_MAX),
  /** Address of an uploaded cover; empty shows the generated cover. */
  cover: z.string().max(500),
  synopsis: z.string().max(SYNOPSIS_MAX),
  language: z.enum(LANGUAGES),
  /** One to three, the first is the main one. */
  genres: z.array(z.enum(GENRES)).min(1).max(GENRES_MAX),
  tags: z.array(z.string().trim().min(1).max(TAG_LENGTH_MAX)).max(TAGS_MAX),
  lead: z.enum(LEADS).nullable(),
  rating: z.enum(RATINGS),
  warnings: z.object({ mode: z.enum(WARNING_MODES), list: z.array(z.enum(TRIGGER_WARNINGS)) }),
  schedule: z.object({
    mode: z.enum(SCHEDULE_MODES),
    /** ISO weekdays, 1 is Monday; empty when irregular. */
    weekdays: z.array(z.number().int().min(1).max(7)),
    /** HH:mm in `zone`. */
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .or(z.literal('')),
    /** IANA time zone. */
    zone: z.string().max(64),
  }),
  origin: z.object({
    kind: z.enum(ORIGINS),
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .or(z.literal('')),
  }),
  declarations: z.object({ own_rights: z.literal(true), ai_use: z.enum(AI_USES) }),
});
export type StoryFields = z.infer<typeof storyFields>;

const totals = {
  chapters_published: z.number().int(),
  chapters_scheduled: z.number().int(),
  chapters_draft: z.number().int(),
  /** Words of the published chapters. */
  words: z.number().int(),
  reads: z.number().int(),
  reads_7_days: z.number().int(),
  followers: z.number().int(),
  comments: z.number().int(),
  new_comments: z.number().int(),
};

export const storySummary = z.object({
  story_id: storyId,
  title: z.string(),
  /** Of the title and all that is written in it. Servers of before do not tell. */
  language: z.enum(LANGUAGES).optional(),
  cover: z.string(),
  genre: z.enum(GENRES),
  author: z.string(),
  completed: z.boolean(),
  contract_status: z.union(CONTRACT_STATUSES.map((code) => z.literal(code))),
  pay_to_read_status: z.union(PAY_TO_READ_STATUSES.map((code) => z.literal(code))),
  completion_status: z.union(COMPLETION_STATUSES.map((code) => z.literal(code))),
  /** ISO time of the last change to the story or one of its chapters. */
  updated_at: z.iso.datetime(),
  /** Newest chapter that is not published, where Write leads; null means a new chapter. */
  write_chapter_id: z.uuid().nullable(),
  /** The chapter that goes out next; null when none is scheduled. */
  next_scheduled: z.object({ position: z.number().int(), at: z.iso.datetime() }).nullable(),
  ...totals,
});
export type StorySummary = z.infer<typeof storySummary>;

const noteDefaults = z.object({
  note_before: z.string().max(CHAPTER_NOTE_MAX),
  note_after: z.string().max(CHAPTER_NOTE_MAX),
});

export const storyDetail = storySummary.extend({
  fields: storyFields,
  created_at: z.iso.datetime(),
  /** True once a contract is signed (30): the story's fields are read-only. */
  signed: z.boolean(),
  /** True while an issued contract waits to be signed: it bears the title. */
  title_fixed: z.boolean(),
  /** True once a chapter has been published: the language is fixed. */
  language_fixed: z.boolean(),
  revision: z.number().int(),
  /** Notes that a new chapter begins with. */
  note_defaults: noteDefaults,
  /** The first chapter that readers pay for, and from when; null where all is free. */
  paid: z.object({ first_position: z.number().int(), from: z.iso.datetime() }).nullable(),
  /**
   * Different readers of the first published chapter, and of the last one that has been out for `NEW_CHAPTER_MS`; null
   * where the first has fewer than `LEAST_READERS`, or there are not two.
   */
  read_through: z.object({ first_readers: z.number().int(), last_readers: z.number().int() }).nullable(),
});
export type StoryDetail = z.infer<typeof storyDetail>;

export const listStories = defineCall({
  path: 'myfiction/story/list',
  access: 'session',
  write: false,
  input: z.object({
    /** 0 Ongoing, 1 Completed. */
    filter: z.union([z.literal(0), z.literal(1)]),
    q: z.string().trim().max(STORY_TITLE_MAX).optional(),
    sort: z.enum(STORY_SORTS).default('updated'),
    cursor: z.string().max(200).optional(),
    limit: z.number().int().min(1).max(100).default(PAGE_SIZE),
  }),
  output: z.object({
    items: z.array(storySummary),
    next_cursor: z.string().nullable(),
    /** Of all the author's stories, whatever the search. */
    counts: z.object({ ongoing: z.number().int(), completed: z.number().int() }),
  }),
});

export const getStory = defineCall({
  path: 'myfiction/story/get',
  access: 'session',
  write: false,
  input: z.object({ story_id: storyId }),
  output: storyDetail,
});

export const createStory = defineCall({
  path: 'myfiction/story/create',
  access: 'session',
  write: true,
  input: z.object({ fields: storyFields }),
  output: storyDetail,
});

export const editStory = defineCall({
  path: 'myfiction/story/edit',
  access: 'session',
  write: true,
  /** `revision` is the one the form was opened with; an older one answers 400010 with the current detail as data. */
  input: z.object({ story_id: storyId, revision: z.int32(), fields: storyFields }),
  output: storyDetail,
});

export const setNoteDefaults = defineCall({
  path: 'myfiction/story/setNoteDefaults',
  access: 'session',
  write: true,
  input: z.object({ story_id: storyId, note_defaults: noteDefaults }),
  output: storyDetail,
});

export const deleteStory = defineCall({
  path: 'myfiction/story/delete',
  access: 'session',
  write: true,
  /** A story without chapters, also in its trash, goes at once and for good: 400090, or 400091 for what keeps it. */
  input: z.object({ story_id: storyId }),
  output: z.object({}),
});
