import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { labelLanguage } from '../identity/author-language.ts';
import type { CallContext } from '../platform/handler.ts';
import { getWriting } from '../writing/get-writing.ts';
import { findContinue, findLatestStory } from './find-continue.ts';
import { findAnnouncements, findComments } from './find-news.ts';
import { findPayoutDue } from './find-payout-due.ts';
import { findScheduled } from './find-scheduled.ts';
import { isLocked, listTodo } from './list-todo.ts';
import { findStoryWork } from './story-work.ts';
import { findWaiting } from './waiting.ts';

/** Of the chapters that go out next, as many as Home shows. */
const SHOWN_SCHEDULED = 5;

/** All that Home shows of the author's own, in one answer. */
export async function getHome(
  context: Pick<CallContext, 'db' | 'uid' | 'clock' | 'lang'>,
  { zone }: { zone: string },
): Promise<HomeOverview> {
  const { db, uid, clock, lang } = context;
  const now = clock.now();
  // One after the other: Home is every author's first page, and must not take a connection for each of its parts.
  const writing = await getWriting(context, { zone });
  const continueWriting = await findContinue(context);
  const latestStory = await findLatestStory(context);
  const scheduled = await findScheduled(db, uid);
  const stories = await findStoryWork(db, uid);
  const waiting = await findWaiting(db, uid, now);
  const payoutDue = await findPayoutDue({ db, uid, now }, stories, waiting);
  const known = listTodo(stories, scheduled, { ...waiting, payoutDue: null, deletionAt: null }, now);
  return {
    writing,
    continue_writing: continueWriting,
    todo: known.filter(({ item }) => item.kind !== 'contractEnds'),
    todo_all: listTodo(stories, scheduled, { ...waiting, payoutDue }, now),
    scheduled: scheduled.slice(0, SHOWN_SCHEDULED).map((chapter) => ({
      chapter_id: chapter.chapterId,
      position: chapter.position,
      title: chapter.title,
      story_title: chapter.storyTitle,
      story_language: chapter.storyLanguage,
      at: chapter.at.toISOString(),
    })),
    comments: await findComments(db, uid),
    announcements: await findAnnouncements(db, now, labelLanguage(lang)),
    stories: stories.length,
    stories_in_review: stories.filter((story) => !story.completed && isLocked(story)).length,
    latest_story: latestStory,
    published: waiting.published,
  };
}
