import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import type { comments } from '../database/schema/comments.ts';
import type { DemoChapter } from './build-chapters.ts';
import { AUTHOR_REPLIES, COMMENT_TEXTS, READERS, TROUBLE_TEXTS } from './comment-texts.ts';
import type { Random } from './random.ts';
import type { StoryPlan } from './story-plan.ts';
import { minutesBefore } from './times.ts';

export type DemoComment = typeof comments.$inferInsert & { createdAt: Date };

interface CommentPlace {
  uid: number;
  author: string;
  storyId: string;
  now: Date;
}

const TROUBLE = ['held', 'reported', 'spam', 'hidden'] as const;

/** Readers' comments of a story, newer chapters first in the crowd, and the author's answers to some of them. */
export function buildComments(
  random: Random,
  plan: StoryPlan,
  chapters: readonly DemoChapter[],
  place: CommentPlace,
): DemoComment[] {
  const published = chapters.filter(({ goesOut }) => goesOut);
  const pinned = new Set<string>();
  return Array.from({ length: plan.comments }, () => {
    const index = Math.floor(published.length * (1 - random.next() ** 2));
    const chapter = published[Math.min(index, published.length - 1)];
    if (!chapter) throw new Error(`${plan.title} has no chapter to comment on.`);
    return thread(random, chapter, place, pinned);
  }).flat();
}

function thread(random: Random, chapter: DemoChapter, place: CommentPlace, pinned: Set<string>): DemoComment[] {
  const { uid, storyId, now, author } = place;
  const createdAt = commentTime(random, chapter.row.publishedAt ?? now, now);
  const troubled = random.next() < 0.03;
  const answered = !troubled && random.next() < 0.18;
  const pin = answered && random.next() < 0.2 && !pinned.has(chapter.row.id);
  if (pin) pinned.add(chapter.row.id);
  const reader = random.pick(READERS);
  const comment: DemoComment = {
    id: random.uuid(),
    uid,
    storyId,
    chapterId: chapter.row.id,
    readerId: `reader-${READERS.indexOf(reader) + 1}`,
    readerName: reader,
    text: random.pick(troubled ? TROUBLE_TEXTS : COMMENT_TEXTS),
    quote: random.next() < 0.25 ? quoteOf(random, chapter) : '',
    likes: Math.floor(random.next() ** 4 * 160),
    status: troubled ? random.pick(TROUBLE) : 'visible',
    pinned: pin,
    answered,
    seenAt: now,
    createdAt,
  };
  if (!answered) return [comment];
  const reply: DemoComment = {
    ...comment,
    id: random.uuid(),
    parentId: comment.id,
    readerId: null,
    readerName: author,
    text: random.pick(AUTHOR_REPLIES),
    quote: '',
    pinned: false,
    answered: false,
    createdAt: new Date((createdAt.getTime() + now.getTime()) / 2),
  };
  return [comment, reply];
}

/** Most comments come soon after the chapter. */
function commentTime(random: Random, publishedAt: Date, now: Date): Date {
  const minutes = (now.getTime() - publishedAt.getTime()) / 60_000;
  return minutesBefore(now, Math.max(4, minutes * (1 - random.next() ** 3)));
}

/** A sentence of the chapter that is short enough to quote. */
function quoteOf(random: Random, chapter: DemoChapter): string {
  const lines = blockTexts(chapter.row.content).filter((line) => line.length > 20 && line.length < 140);
  return lines.length > 0 ? random.pick(lines) : '';
}

/** Leaves the newest comments of readers unseen: what the badge counts. */
export function leaveUnseen(all: readonly DemoComment[], howMany: number): void {
  const newest = all
    .filter(({ readerId, answered }) => readerId !== null && !answered)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  for (const comment of newest.slice(0, howMany)) comment.seenAt = null;
}
