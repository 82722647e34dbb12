import type { CommentEvent } from '@myfiction/shared/contract/calls/ingest-comment.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { comments } from '../../database/schema/comments.ts';
import { stories } from '../../database/schema/stories.ts';
import { thread } from '../comment-answers.ts';

type Said = Extract<CommentEvent, { type: 'comment' }>;

export interface StoryFacts {
  uid: number;
  createdAt: Date;
}
/** A comment as far as a reply to it needs to know it. */
export interface CommentFacts {
  id: string;
  storyId: string;
  parentId: string | null;
  readerId: string | null;
  /** Of the thread. */
  frozen: boolean;
}

/** What a batch of events is about, as it is in the database. */
export interface Known {
  stories: ReadonlyMap<string, StoryFacts>;
  comments: ReadonlyMap<string, CommentFacts>;
  has(event: CommentEvent): boolean;
}

export const isSaid = (event: CommentEvent): event is Said => event.type === 'comment';
const commentIds = (events: readonly CommentEvent[]): string[] => [
  ...new Set(events.flatMap((event) => (isSaid(event) ? (event.parent_id ?? []) : event.comment_id))),
];

/** The stories that a batch may write to. */
export async function storiesOf(tx: Database, events: readonly CommentEvent[]): Promise<string[]> {
  const found = await tx
    .selectDistinct({ storyId: comments.storyId })
    .from(comments)
    .where(inArray(comments.id, commentIds(events)));
  return [...new Set([...events.filter(isSaid).map((event) => event.story_id), ...found.map((row) => row.storyId)])];
}

/** Read once the stories are held: nothing of it changes before the batch is in. */
export async function readKnown(tx: Database, events: readonly CommentEvent[]): Promise<Known> {
  const said = events.filter(isSaid);
  const storyIds = [...new Set(said.map((event) => event.story_id))];
  const storyRows = await tx
    .select({ id: stories.id, uid: stories.uid, createdAt: stories.createdAt })
    .from(stories)
    .where(and(inArray(stories.id, storyIds), eq(stories.deleted, false)));
  const chapterRows = await tx
    .select({ id: chapters.id, storyId: chapters.storyId })
    .from(chapters)
    .where(
      and(
        inArray(chapters.id, [...new Set(said.flatMap((event) => event.chapter_id ?? []))]),
        eq(chapters.status, 'published'),
        isNull(chapters.trashedAt),
      ),
    );
  const commentRows = await tx
    .select({
      id: comments.id,
      storyId: comments.storyId,
      parentId: comments.parentId,
      readerId: comments.readerId,
      frozen: sql<boolean>`coalesce(${thread.frozen}, ${comments.frozen})`,
    })
    .from(comments)
    .leftJoin(thread, eq(thread.id, comments.parentId))
    .where(and(inArray(comments.id, commentIds(events)), sql`${comments.status} <> 'deleted'`));
  const chapterStory = new Map(chapterRows.map(({ id, storyId }) => [id, storyId]));
  const known = {
    stories: new Map(storyRows.map(({ id, ...facts }) => [id, facts])),
    comments: new Map(commentRows.map((row) => [row.id, row])),
  };
  const all = new Set(knownEvents(events, known, chapterStory));
  return { ...known, has: (event) => all.has(event) };
}

/** In their order: a reply or a like may follow its comment within one batch. */
function knownEvents(
  events: readonly CommentEvent[],
  known: Pick<Known, 'stories' | 'comments'>,
  chapterStory: ReadonlyMap<string, string>,
): CommentEvent[] {
  const here = new Map([...known.comments.values()].map(({ id, storyId, readerId }) => [id, { storyId, readerId }]));
  return events.filter((event) => {
    if (!isSaid(event)) {
      const about = here.get(event.comment_id);
      // Nobody deletes what somebody else said.
      return about !== undefined && (event.type !== 'delete' || about.readerId === event.reader_id);
    }
    const isThere =
      known.stories.has(event.story_id) &&
      (event.chapter_id === undefined || chapterStory.get(event.chapter_id) === event.story_id) &&
      (event.parent_id === undefined || here.get(event.parent_id)?.storyId === event.story_id);
    if (isThere) here.set(event.comment_id, { storyId: event.story_id, readerId: event.reader_id });
    return isThere;
  });
}
