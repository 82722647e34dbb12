import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CHAPTER_MAX_BYTES, chapterDetail, chapterId, chapterText } from './chapter.ts';
import { versionNumber } from './chapter-history.ts';

/** What find and replace look for; see `findInText` for its exact meaning. */
export const textQuery = z.object({
  text: z.string().min(1).max(200),
  match_case: z.boolean(),
  whole_word: z.boolean(),
});

/**
 * Cuts a chapter in two: `text` stays, `new_text` becomes a draft right after it. One transaction; the whole text is kept
 * as a version first. An older base answers 400010.
 */
export const splitChapter = defineCall({
  path: 'myfiction/chapter/split',
  access: 'session',
  write: true,
  input: z.object({
    chapter_id: chapterId,
    base_revision: z.int32(),
    text: chapterText,
    new_chapter_id: chapterId,
    new_text: chapterText,
  }),
  output: z.object({ chapter: chapterDetail, new_chapter: chapterDetail }),
  maxBytes: CHAPTER_MAX_BYTES,
});

/** Every place in a story where the text stands, in reading order, with a little of what is around it. */
export const searchStoryText = defineCall({
  path: 'myfiction/story/searchText',
  access: 'session',
  write: false,
  input: z.object({ story_id: z.uuid(), query: textQuery }),
  output: z.object({
    /** All matches of the story, also those beyond the ones given. */
    total: z.number().int(),
    chapters: z.array(
      z.object({
        chapter_id: chapterId,
        position: z.number().int(),
        title: z.string(),
        revision: z.number().int(),
        published: z.boolean(),
        count: z.number().int(),
        /** At most 20 of a chapter. */
        matches: z.array(z.object({ before: z.string(), match: z.string(), after: z.string() })),
      }),
    ),
  }),
});

/**
 * Replaces in the chapters named, each as it was when the preview showed it: one that has changed since is refused and
 * told in the report, the others go on. A longer story takes several calls. A version of each is kept first. Published
 * chapters get a staged edit. `story/restoreVersions` takes it back.
 */
export const replaceStoryText = defineCall({
  path: 'myfiction/story/replaceText',
  access: 'session',
  write: true,
  input: z.object({
    story_id: z.uuid(),
    query: textQuery,
    replacement: z.string().max(200),
    chapters: z
      .array(z.object({ chapter_id: chapterId, base_revision: z.int32() }))
      .min(1)
      .max(2000),
  }),
  output: z.object({
    items: z.array(
      z.object({
        chapter_id: chapterId,
        replaced: z.number().int(),
        /** 0, or a code of the error catalogue. */
        code: z.number().int(),
        /** Where something was replaced: the version that keeps the text before, and the revision that was written. */
        kept: z.object({ number: versionNumber, revision: z.int32() }).optional(),
      }),
    ),
  }),
  maxBytes: 512 * 1024,
});
