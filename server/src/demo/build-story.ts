import type { stories } from '../database/schema/stories.ts';
import { fieldsToColumns } from '../stories/story-columns.ts';
import type { DemoChapter } from './build-chapters.ts';
import type { StoryPlan } from './story-plan.ts';
import { DEMO_MORNING, DEMO_ZONE, daysBefore } from './times.ts';

type StoryInsert = typeof stories.$inferInsert;

/** A story's row, with its counters as its chapters and comments make them. */
export function buildStory(
  plan: StoryPlan,
  owner: { uid: number; storyId: string },
  chapters: readonly DemoChapter[],
  comments: { all: number; unseen: number },
  now: Date,
): StoryInsert {
  const published = chapters.filter(({ goesOut }) => goesOut).map(({ row }) => row);
  const [contractStatus, payToReadStatus, completionStatus] = plan.statuses;
  const completedAt = plan.completedDaysAgo === undefined ? null : daysBefore(now, plan.completedDaysAgo);
  return {
    id: owner.storyId,
    uid: owner.uid,
    ...fieldsToColumns(fieldsOf(plan)),
    defaultNoteBefore: plan.noteDefaults?.before ?? '',
    defaultNoteAfter: plan.noteDefaults?.after ?? '',
    contractStatus,
    payToReadStatus,
    completionStatus,
    completed: completedAt !== null,
    completedAt,
    chaptersPublished: plan.published,
    chaptersScheduled: plan.scheduled,
    chaptersDraft: plan.drafts,
    words: published.reduce((sum, { words }) => sum + words, 0),
    reads: published.reduce((sum, { reads }) => sum + reads, 0),
    followers: plan.followers,
    comments: comments.all,
    newComments: comments.unseen,
    createdAt: daysBefore(now, plan.days.first + 2),
    updatedAt: lastEdit(chapters, completedAt ?? daysBefore(now, plan.days.newest)),
  };
}

function fieldsOf(plan: StoryPlan) {
  const weekly = plan.weekdays.length > 0;
  return {
    title: plan.title,
    cover: '',
    synopsis: plan.synopsis,
    language: 'en' as const,
    genres: plan.genres,
    tags: plan.tags,
    lead: plan.lead,
    rating: plan.rating,
    warnings: plan.warnings,
    schedule: {
      mode: weekly ? ('weekly' as const) : ('irregular' as const),
      weekdays: plan.weekdays,
      time: weekly ? DEMO_MORNING : '',
      zone: DEMO_ZONE,
    },
    origin: { kind: 'original' as const, url: '' },
    declarations: { own_rights: true as const, ai_use: 'none' as const },
  };
}

function lastEdit(chapters: readonly DemoChapter[], otherwise: Date): Date {
  return new Date(Math.max(otherwise.getTime(), ...chapters.map(({ row }) => row.editedAt.getTime())));
}
