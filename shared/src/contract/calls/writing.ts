import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DAILY_GOAL_MAX, REST_DAYS_MAX } from '../rules.ts';
import { LANGUAGES } from '../story-options.ts';
import { chapterId } from './chapter.ts';
import { storySummary } from './story.ts';

/** IANA time zone of the author: it says what "today" is. */
const zone = z.string().min(1).max(64);

/** ISO weekdays, 1 is Monday, on which the author need not write: any but all of them. */
const restDays = z.array(z.number().int().min(1).max(7)).max(REST_DAYS_MAX);

export const writingDay = z.object({ day: z.iso.date(), words: z.number().int() });

export const writingProgress = z.object({
  /** Today in the author's zone. */
  today: z.iso.date(),
  /** Words a day, 0 for none. */
  goal: z.number().int(),
  /**
   * Words added on the days of this week and the two before it, oldest first; a day without writing is 0. No week from
   * before the account.
   */
  days: z.array(writingDay),
  /** Days in a row with writing, today not needed yet; days off between them, of then or now, neither count nor end it. */
  streak: z.number().int(),
  /** The author's days off. Servers of before tell none. */
  rest_days: restDays.optional(),
});
export type WritingProgress = z.infer<typeof writingProgress>;

export const getWriting = defineCall({
  path: 'myfiction/writing/get',
  access: 'session',
  write: false,
  input: z.object({ zone }),
  output: writingProgress,
});

export const setDailyGoal = defineCall({
  path: 'myfiction/writing/setGoal',
  access: 'session',
  write: true,
  input: z.object({ goal: z.number().int().min(0).max(DAILY_GOAL_MAX), zone }),
  output: writingProgress,
});

export const setRestDays = defineCall({
  path: 'myfiction/writing/setRestDays',
  access: 'session',
  write: true,
  input: z.object({ rest_days: restDays, zone }),
  output: writingProgress,
});

/** A chapter that a to-do is about. */
const chapterPlace = { chapter_id: chapterId, position: z.number().int(), title: z.string() };

export const todo = z.discriminatedUnion('kind', [
  /** Scheduled, but without a name or shorter than chapters are. */
  z.object({ kind: z.literal('finishChapter'), ...chapterPlace, words: z.number().int(), at: z.iso.datetime() }),
  z.object({ kind: z.literal('emptySchedule') }),
  /** The chapter edited last, and how many of the story have edits that readers do not see. */
  z.object({ kind: z.literal('stagedEdits'), ...chapterPlace, count: z.number().int() }),
  z.object({ kind: z.literal('contractReturned') }),
  /** Accepted: the platform writes the contract. */
  z.object({ kind: z.literal('contractOffer') }),
  /** Issued: it lapses when nobody signs it. */
  z.object({ kind: z.literal('contractToSign') }),
  z.object({ kind: z.literal('contractDraft') }),
  /** Signed, and its term ends at `due_at`. */
  z.object({ kind: z.literal('contractEnds') }),
  z.object({ kind: z.literal('payToReadReturned') }),
  z.object({ kind: z.literal('completionReturned') }),
  z.object({ kind: z.literal('heldComments'), count: z.number().int() }),
  /** A payment that failed, which is all that servers of before tell, or money is due and there is no way to send it. */
  z.object({ kind: z.literal('billBlocked'), reason: z.enum(['failed', 'no-method']).optional() }),
  /** Money is due, or a contract brings some, and no form counts; due while it is in time for the next payday. */
  z.object({ kind: z.literal('taxMissing'), rejected: z.boolean() }),
  /** The account goes at `due_at`. */
  z.object({ kind: z.literal('accountDeletion') }),
]);
export type Todo = z.infer<typeof todo>;

const todoEntries = z.array(
  z.object({ item: todo, story_id: z.string(), story_title: z.string(), due_at: z.iso.datetime().nullable() }),
);

export const homeOverview = z.object({
  writing: writingProgress,
  /** The chapter that was written in last and is not out, null when there is none. */
  continue_writing: z
    .object({
      chapter_id: chapterId,
      /** 'update' for edits of a published chapter. */
      mode: z.enum(['edit', 'update']),
      position: z.number().int(),
      title: z.string(),
      words: z.number().int(),
      edited_at: z.iso.datetime(),
      /** The last sentences as plain text, at most 400 characters. */
      last_text: z.string(),
      story: storySummary,
    })
    .nullable(),
  /** A planned deletion, then by the soonest deadline. `story_id` and `story_title` are empty where no story is meant. */
  todo: todoEntries,
  /** The same with kinds that pages of earlier releases have no words for: those take `todo`. */
  todo_all: todoEntries.optional(),
  scheduled: z.array(
    z.object({
      chapter_id: chapterId,
      position: z.number().int(),
      title: z.string(),
      story_title: z.string(),
      story_language: z.enum(LANGUAGES).optional(),
      at: z.iso.datetime(),
    }),
  ),
  comments: z.array(
    z.object({
      comment_id: z.string(),
      reader_name: z.string(),
      text: z.string(),
      story_id: z.uuid(),
      story_title: z.string(),
      story_language: z.enum(LANGUAGES).optional(),
      chapter_position: z.number().int().nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
  announcements: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      body: z.string(),
      action_path: z.string(),
      published_at: z.iso.datetime(),
    }),
  ),
  stories: z.number().int(),
  /** Of them, whose completion is in review: their editor may open them again. Servers of before do not tell. */
  stories_in_review: z.number().int().optional(),
  /** The story last worked on that takes new chapters, null when there is none. */
  latest_story: storySummary.nullable(),
  /** True once the author has published a chapter. */
  published: z.boolean(),
});
export type HomeOverview = z.infer<typeof homeOverview>;

export const getHome = defineCall({
  path: 'myfiction/home/get',
  access: 'session',
  write: false,
  input: z.object({ zone }),
  output: homeOverview,
});
