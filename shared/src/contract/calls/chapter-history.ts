import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../identity-fields.ts';
import { BULK_MAX, VERSION_NAME_MAX } from '../rules.ts';
import { VERSION_KINDS } from '../story-options.ts';
import { CHAPTER_MAX_BYTES, chapterDetail, chapterId, chapterText } from './chapter.ts';

/** Place of a version in its chapter's history, from 1. */
export const versionNumber = z.int32().min(1);
const versionName = z.string().trim().max(VERSION_NAME_MAX);

export const chapterVersion = z.object({
  number: versionNumber,
  kind: z.enum(VERSION_KINDS),
  /** What the author called it, empty for none. */
  name: z.string(),
  words: z.number().int(),
  created_at: z.iso.datetime(),
  /** True for the one that readers have now. */
  published: z.boolean(),
});
export type ChapterVersion = z.infer<typeof chapterVersion>;

export const listHistory = defineCall({
  path: 'myfiction/chapter/history',
  access: 'session',
  write: false,
  input: z.object({
    chapter_id: chapterId,
    cursor: z.string().max(200).optional(),
    limit: z.number().int().min(1).max(100).default(PAGE_SIZE),
  }),
  /** Newest first. */
  output: z.object({ items: z.array(chapterVersion), next_cursor: z.string().nullable() }),
});

export const getVersion = defineCall({
  path: 'myfiction/chapter/getVersion',
  access: 'session',
  write: false,
  input: z.object({ chapter_id: chapterId, number: versionNumber }),
  output: chapterVersion.extend({ text: chapterText }),
});

/**
 * Keeps a text as a version without touching the chapter: a name for the moment, or one side of a conflict before the
 * merge. Without `text` it is the chapter's working text. The newest version is given again when its text is the same.
 */
export const keepVersion = defineCall({
  path: 'myfiction/chapter/keepVersion',
  access: 'session',
  write: true,
  input: z.object({
    chapter_id: chapterId,
    kind: z.enum(['named', 'conflict']),
    name: versionName.default(''),
    text: chapterText.optional(),
  }),
  output: chapterVersion,
  maxBytes: CHAPTER_MAX_BYTES,
});

/** A named version is kept for good; an empty name takes the name away. */
export const nameVersion = defineCall({
  path: 'myfiction/chapter/nameVersion',
  access: 'session',
  write: true,
  input: z.object({ chapter_id: chapterId, number: versionNumber, name: versionName }),
  output: chapterVersion,
});

/** Makes an old text the working text; what stood there becomes a version first. Older bases answer 400010. */
export const restoreVersion = defineCall({
  path: 'myfiction/chapter/restoreVersion',
  access: 'session',
  write: true,
  input: z.object({ chapter_id: chapterId, number: versionNumber, base_revision: z.int32() }),
  output: chapterDetail,
});

/**
 * The same for chapters of one story, as one undo of what was done in all of them: one that has changed since is left as
 * it is and told in the report, the others go on. More than one call takes go in several.
 */
export const restoreVersions = defineCall({
  path: 'myfiction/story/restoreVersions',
  access: 'session',
  write: true,
  input: z.object({
    story_id: z.uuid(),
    chapters: z
      .array(z.object({ chapter_id: chapterId, number: versionNumber, base_revision: z.int32() }))
      .min(1)
      .max(BULK_MAX),
  }),
  output: z.object({
    items: z.array(
      z.object({
        chapter_id: chapterId,
        /** 0, or a code of the error catalogue. */
        code: z.number().int(),
      }),
    ),
  }),
  maxBytes: 512 * 1024,
});
