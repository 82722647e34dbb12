import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { Volume } from '@myfiction/shared/contract/calls/story-structure.ts';
import type { BulkReport } from '../bulk/use-bulk.ts';

/** The one dialog over the chapters that is open. */
export type OpenDialog =
  | { kind: 'publish'; chapter: ChapterSummary; start: 'now' | 'schedule' }
  | { kind: 'position'; chapter: ChapterSummary }
  | { kind: 'bulkPublish'; chapters: readonly ChapterSummary[]; leftOut: number }
  | { kind: 'bulkSchedule'; chapters: readonly ChapterSummary[]; leftOut: number }
  | { kind: 'trash'; chapters: readonly ChapterSummary[] }
  | { kind: 'report'; report: BulkReport }
  /** The chapters move into it once it is there. */
  | { kind: 'newVolume'; chapters: readonly ChapterSummary[] }
  | { kind: 'renameVolume'; volume: Volume }
  | { kind: 'deleteVolume'; volume: Volume; chapters: number };
