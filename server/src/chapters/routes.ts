import * as chapter from '@myfiction/shared/contract/calls/chapter.ts';
import * as schedule from '@myfiction/shared/contract/calls/schedule.ts';
import * as structure from '@myfiction/shared/contract/calls/story-structure.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { bulkChapters } from './bulk/bulk-chapters.ts';
import { createChapter } from './create-chapter.ts';
import { getChapter } from './get-chapter.ts';
import { listChapters } from './list-chapters.ts';
import { reorderChapters } from './order/reorder-chapters.ts';
import { publishChapter } from './publish-chapter.ts';
import { saveChapter } from './save-chapter.ts';
import { scheduleChapter, unscheduleChapter } from './schedule/schedule-chapter.ts';
import { deleteFromTrash } from './trash/delete-from-trash.ts';
import { listTrash } from './trash/list-trash.ts';
import { restoreFromTrash } from './trash/restore-from-trash.ts';

export const chapterRoutes: Handler[] = [
  handle(chapter.listChapters, listChapters),
  handle(chapter.getChapter, (context, input) => getChapter(context, input.chapter_id)),
  handle(chapter.createChapter, createChapter),
  handle(chapter.saveChapter, saveChapter),
  handle(chapter.publishChapter, publishChapter),
  handle(schedule.scheduleChapter, scheduleChapter),
  handle(schedule.unscheduleChapter, (context, input) => unscheduleChapter(context, input.chapter_id)),
  handle(structure.reorderChapters, reorderChapters),
  handle(structure.bulkChapters, bulkChapters),
  handle(structure.listTrash, (context, input) => listTrash(context, input.story_id)),
  handle(structure.restoreFromTrash, restoreFromTrash),
  handle(structure.deleteFromTrash, deleteFromTrash),
];
