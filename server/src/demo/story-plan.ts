import type {
  ApplicationKind,
  CompletionStatus,
  ContractStatus,
  PayToReadStatus,
} from '@myfiction/shared/contract/application-status.ts';
import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import type { Genre } from '@myfiction/shared/contract/story-options.ts';
import type { Novel } from './read-texts.ts';

/** One demonstration story: what it shows, and which chapters of which novel stand in it. */
export interface StoryPlan {
  title: string;
  genres: [Genre, ...Genre[]];
  synopsis: string;
  tags: string[];
  lead: StoryFields['lead'];
  rating: StoryFields['rating'];
  warnings: StoryFields['warnings'];
  weekdays: number[];
  /** Chapters of the novel, counted from 1. */
  text: { novel: Novel; from: number };
  published: number;
  scheduled: number;
  drafts: number;
  /** Titles of the last chapters; the others are invented. */
  lastTitles?: string[];
  /** Words of the newest chapter, which breaks off in the middle. */
  unfinishedWords?: number;
  /** Positions whose published text has edits that readers do not see yet. */
  staged?: number[];
  /** Volumes, each with the position of its first chapter. */
  volumes?: { title: string; from: number }[];
  /** What is in the trash: the first words of a chapter of the novel, where it stood and since when it is there. */
  trashed?: { title: string; chapter: number; words: number; position: number; daysAgo: number }[];
  /** Notes that a new chapter begins with. */
  noteDefaults?: { before: string; after: string };
  statuses: [ContractStatus, PayToReadStatus, CompletionStatus];
  /** Days since the last step of each application that is not one of the last weeks'. */
  decidedDaysAgo?: Partial<Record<ApplicationKind, number>>;
  /** How long a contract that has ended was in force. */
  contractDays?: number;
  completedDaysAgo?: number;
  /** Days since the first and the newest published chapter. */
  days: { first: number; newest: number };
  /** Readers of the first chapter; later ones have fewer. */
  firstReads: number;
  followers: number;
  /** Comments of readers. */
  comments: number;
}

export const NO_WARNINGS: StoryFields['warnings'] = { mode: 'none', list: [] };
