import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { searchableWords } from '../comments/search-words.ts';
import type { comments } from '../database/schema/comments.ts';
import type { DemoChapter } from './build-chapters.ts';
import { AUTHOR_REPLIES, COMMENT_TEXTS, READER_REPLIES, READERS, TROUBLE_TEXTS } from './comment-texts.ts';
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

/** Readers talk about what has stood there for a while. */
const TALK_AFTER_MS = 5 * DAY_MS;
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
  const { now } = place;
  const createdAt = commentTime(random, chapter.row.publishedAt ?? now, now);
  const trouble = random.next() < 0.03 ? random.pick(TROUBLE) : undefined;
  const answered = !trouble && random.next() < 0.18;
  const pin = answered && random.next() < 0.2 && !pinned.has(chapter.row.id);
  if (pin) pinned.add(chapter.row.id);
  const first = said(random, chapter, place, {
    text: trouble ? TROUBLE_TEXTS[trouble] : random.pick(COMMENT_TEXTS),
    createdAt,
    quote: random.next() < 0.4 ? quoteOf(random, chapter) : '',
    likes: Math.floor(random.next() ** 4 * 160),
    status: trouble ?? 'visible',
    ...(trouble === 'held' && { heldBy: 'author' as const, heldWord: 'spoiler' }),
    ...(trouble === 'reported' && { reportReason: 'harassment' as const, reportedAt: now }),
    pinned: pin,
    answered,
  });
  const between = (part: number) => new Date(createdAt.getTime() + (now.getTime() - createdAt.getTime()) * part);
  const below = { parentId: first.id, answersId: first.id };
  const isFresh = now.getTime() - createdAt.getTime() < TALK_AFTER_MS;
  const talk = trouble || isFresh || random.next() > 0.16 ? 0 : 1 + Math.floor(random.next() ** 2 * 8);
  const replies = Array.from({ length: talk }, (_, index) =>
    said(random, chapter, place, {
      ...below,
      text: random.pick(READER_REPLIES),
      createdAt: between((index + 1) / (talk + 6)),
      likes: Math.floor(random.next() ** 4 * 20),
      answered: false,
    }),
  );
  if (!answered) return [first, ...replies];
  const text = random.pick(AUTHOR_REPLIES);
  const reply = {
    ...said(random, chapter, place, { ...below, text, createdAt: between(0.5), answered: false }),
    readerId: null,
    readerName: place.author,
    words: searchableWords(place.uid, place.author, text),
  };
  return [first, ...replies, reply];
}

/** What a reader said, which the author has seen. */
function said(
  random: Random,
  chapter: DemoChapter,
  { uid, storyId, now }: CommentPlace,
  changes: Pick<DemoComment, 'text' | 'createdAt'> & Partial<DemoComment>,
): DemoComment {
  const reader = random.pick(READERS);
  return {
    id: random.uuid(),
    uid,
    storyId,
    chapterId: chapter.row.id,
    readerId: `reader-${READERS.indexOf(reader) + 1}`,
    readerName: reader,
    words: searchableWords(uid, reader, changes.text),
    seenAt: now,
    ...changes,
  };
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
