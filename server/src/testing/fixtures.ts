import { randomUUID } from 'node:crypto';
import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { StoryDetail, StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { storyFields as readyFields } from '@myfiction/shared/testing/story-fields.ts';
import { createChapter } from '../chapters/create-chapter.ts';
import { publishChapter } from '../chapters/publish-chapter.ts';
import type { Database } from '../database/connect.ts';
import { penNameKey } from '../database/names.ts';
import { users } from '../database/schema/users.ts';
import { createStory } from '../stories/create-story.ts';
import type { DomainContext } from './domain-context.ts';

export type NewUser = Partial<typeof users.$inferInsert>;

/** Adds an author and gives the uid. */
export async function addUser(db: Database, changes: NewUser = {}): Promise<number> {
  const penName = changes.penName ?? 'Guest';
  const [added] = await db
    .insert(users)
    .values({ createdAt: new Date('2026-01-01T00:00:00Z'), ...changes, penName, penNameKey: penNameKey(penName) })
    .returning({ uid: users.uid });
  if (!added) throw new Error('No user was added.');
  return added.uid;
}

/** Fields of a story that is ready to publish; each title is new unless given. */
export function storyFields(changes: Partial<StoryFields> = {}): StoryFields {
  return readyFields(`Story ${randomUUID()}`, changes);
}

/** A chapter's text of the given paragraphs. */
export function chapterText(title: string, ...paragraphs: string[]): ChapterText {
  const content = paragraphs.map((text) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  }));
  return {
    title,
    content: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] },
    note_before: '',
    note_after: '',
    warning: '',
  };
}

/** Adds a story of `context.uid`. */
export function addStory(context: DomainContext, changes: Partial<StoryFields> = {}): Promise<StoryDetail> {
  return createStory(context, storyFields(changes));
}

/** Adds a draft of `context.uid`. */
export function addChapter(context: DomainContext, storyId: string, text: ChapterText): Promise<ChapterDetail> {
  return createChapter(context, { story_id: storyId, chapter_id: randomUUID(), text });
}

/** Adds a chapter of `context.uid` that readers have, and gives its id. */
export async function addPublished(context: DomainContext, storyId: string, text: ChapterText): Promise<string> {
  const { chapter_id, revision } = await addChapter(context, storyId, text);
  await publishChapter(context, { chapter_id, base_revision: revision });
  return chapter_id;
}
