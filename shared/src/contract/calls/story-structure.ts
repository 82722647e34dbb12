import { z } from 'zod';
import { defineCall } from '../call.ts';
import { BULK_MAX, CHAPTERS_MAX, VOLUME_TITLE_MAX } from '../rules.ts';
import { chapterId, chapterSummary } from './chapter.ts';
import { scheduleAt, scheduleSeries } from './schedule.ts';

const storyId = z.uuid();
const volumeId = z.uuid();

export const volume = z.object({
  volume_id: volumeId,
  title: z.string(),
  /** Place among the story's volumes, from 1. */
  position: z.number().int(),
  chapters: z.number().int(),
});
export type Volume = z.infer<typeof volume>;

/** A story's volumes in reading order. Chapters without a volume stand before the first. */
const volumes = z.object({ volumes: z.array(volume) });
const volumeTitle = z.string().trim().min(1).max(VOLUME_TITLE_MAX);

export const listVolumes = defineCall({
  path: 'myfiction/volume/list',
  access: 'session',
  write: false,
  input: z.object({ story_id: storyId }),
  output: volumes,
});

/** Adds an empty volume at the end; new chapters go to the last volume. */
export const createVolume = defineCall({
  path: 'myfiction/volume/create',
  access: 'session',
  write: true,
  input: z.object({ story_id: storyId, volume_id: volumeId, title: volumeTitle }),
  output: volumes,
});

export const renameVolume = defineCall({
  path: 'myfiction/volume/rename',
  access: 'session',
  write: true,
  input: z.object({ volume_id: volumeId, title: volumeTitle }),
  output: volumes,
});

/** Its chapters join the volume before it, or stand without one. */
export const deleteVolume = defineCall({
  path: 'myfiction/volume/delete',
  access: 'session',
  write: true,
  input: z.object({ volume_id: volumeId }),
  output: volumes,
});

/**
 * Moves chapters, in the order given, to stand right before `before_chapter_id` (null: at the end of the volume, or of
 * the story), as one step. They join the volume that `volume_id` names (null: none; absent: that of the chapter they
 * stand before). Published chapters keep their order among themselves: one that would change it answers 400021.
 */
export const reorderChapters = defineCall({
  path: 'myfiction/chapter/reorder',
  access: 'session',
  write: true,
  input: z.object({
    story_id: storyId,
    chapter_ids: z.array(chapterId).min(1).max(BULK_MAX),
    before_chapter_id: chapterId.nullable(),
    volume_id: volumeId.nullable().optional(),
  }),
  /** Every chapter whose place changed. */
  output: z.object({
    moved: z.array(z.object({ chapter_id: chapterId, position: z.number().int(), volume_id: volumeId.nullable() })),
  }),
  maxBytes: 128 * 1024,
});

export const bulkAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('publish') }),
  /** One time for all of them. */
  z.object({ type: z.literal('schedule'), at: scheduleAt }),
  /** One chapter a slot, in reading order. */
  z.object({ type: z.literal('scheduleSeries'), series: scheduleSeries }),
  z.object({ type: z.literal('unschedule') }),
  /** All that can go, as one step; within the volume they are read in the order in which they were read before. */
  z.object({ type: z.literal('moveToVolume'), volume_id: volumeId.nullable() }),
  z.object({ type: z.literal('trash') }),
]);
export type BulkAction = z.infer<typeof bulkAction>;

/** Each chapter by itself, in reading order: what fails is told and leaves the others as they are. */
export const bulkChapters = defineCall({
  path: 'myfiction/chapter/bulk',
  access: 'session',
  write: true,
  /** A move is one step for a whole story; of all else 500 chapters at most. */
  input: z
    .object({ story_id: storyId, chapter_ids: z.array(chapterId).min(1).max(CHAPTERS_MAX), action: bulkAction })
    .refine(({ chapter_ids, action }) => action.type === 'moveToVolume' || chapter_ids.length <= BULK_MAX, {
      path: ['chapter_ids'],
    }),
  output: z.object({
    items: z.array(
      z.object({
        chapter_id: chapterId,
        /** 0, or a code of the error catalogue. */
        code: z.number().int(),
        msg: z.string(),
        /** The chapter afterwards; null for one that failed or is in the trash. */
        chapter: chapterSummary.nullable(),
      }),
    ),
    first_publish: z.boolean(),
  }),
  maxBytes: 512 * 1024,
});

export const trashedChapter = z.object({
  chapter_id: chapterId,
  title: z.string(),
  words: z.number().int(),
  trashed_at: z.iso.datetime(),
  /** When it is deleted for good. */
  deleted_at: z.iso.datetime(),
});
export type TrashedChapter = z.infer<typeof trashedChapter>;

export const listTrash = defineCall({
  path: 'myfiction/trash/list',
  access: 'session',
  write: false,
  input: z.object({ story_id: storyId }),
  /** Newest first. */
  output: z.object({ items: z.array(trashedChapter) }),
});

/** Comes back as a draft where it stood; a title taken meanwhile gets a number. */
export const restoreFromTrash = defineCall({
  path: 'myfiction/trash/restore',
  access: 'session',
  write: true,
  input: z.object({ chapter_ids: z.array(chapterId).min(1).max(BULK_MAX) }),
  output: z.object({ chapters: z.array(chapterSummary) }),
  maxBytes: 128 * 1024,
});

/** Deletes for good, with all versions. */
export const deleteFromTrash = defineCall({
  path: 'myfiction/trash/delete',
  access: 'session',
  write: true,
  input: z.object({ chapter_ids: z.array(chapterId).min(1).max(BULK_MAX) }),
  output: z.object({ deleted: z.number().int() }),
  maxBytes: 128 * 1024,
});
