import { z } from 'zod';
import { defineCall } from '../call.ts';
import { chapterDocument } from '../chapter-document.ts';
import { CHAPTER_TITLE_MAX, IMPORT_CHAPTERS_MAX, VOLUME_TITLE_MAX } from '../rules.ts';
import { EXPORT_FORMATS } from '../story-options.ts';
import { chapterId, chapterText } from './chapter.ts';

const importId = z.uuid();

/** Opens an import. Nothing of it shows in the story until `import/finish`; one left alone is dropped after a day. */
export const startImport = defineCall({
  path: 'myfiction/import/start',
  access: 'session',
  write: true,
  input: z.object({
    import_id: importId,
    story_id: z.uuid(),
    chapters: z.number().int().min(1).max(IMPORT_CHAPTERS_MAX),
  }),
  output: z.object({}),
});

/** Adds a part. The same place again replaces what was there, so that a part may be sent twice. */
export const addImportChapters = defineCall({
  path: 'myfiction/import/add',
  access: 'session',
  write: true,
  input: z.object({
    import_id: importId,
    chapters: z
      .array(
        z.object({
          /** From 0. */
          index: z.number().int().min(0).max(IMPORT_CHAPTERS_MAX),
          chapter_id: chapterId,
          title: z.string().max(CHAPTER_TITLE_MAX),
          /** Title of the volume it belongs to, empty for none. */
          volume: z.string().max(VOLUME_TITLE_MAX),
          content: chapterDocument,
          /** What the author says around the chapter; empty where the file says nothing. */
          note_before: chapterText.shape.note_before.default(''),
          note_after: chapterText.shape.note_after.default(''),
          warning: chapterText.shape.warning.default(''),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: z.object({ received: z.number().int() }),
  maxBytes: 8 * 1024 * 1024,
});

const importResult = z.object({
  chapters: z.number().int(),
  words: z.number().int(),
  first_chapter_id: chapterId,
  /** Titles that stood already in the story got a number. */
  renamed: z.number().int(),
});

/**
 * All chapters become drafts at the end of the story in one step, or none (400022 when parts are missing). Asked for
 * again within a day, it answers the same and adds nothing.
 */
export const finishImport = defineCall({
  path: 'myfiction/import/finish',
  access: 'session',
  write: true,
  input: z.object({ import_id: importId }),
  output: importResult,
});

/** Drops an import. One that was finished stays, and says what it has added: its answer may have been lost. */
export const cancelImport = defineCall({
  path: 'myfiction/import/cancel',
  access: 'session',
  write: true,
  input: z.object({ import_id: importId }),
  output: z.object({ added: importResult.nullable() }),
});

/** The address of a download that is good for 5 minutes; whoever has it can download the story. */
export const exportStory = defineCall({
  path: 'myfiction/story/export',
  access: 'session',
  write: true,
  input: z.object({
    story_id: z.uuid(),
    format: z.enum(EXPORT_FORMATS),
    /** True takes every chapter's working text, false what readers have. */
    drafts: z.boolean(),
  }),
  /** Path on this host. */
  output: z.object({ url: z.string(), file_name: z.string() }),
});
