import { randomUUID } from 'node:crypto';
import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { StoryDetail, StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { createChapter } from '../chapters/create-chapter.ts';
import type { Database } from '../database/connect.ts';
import { nameKey } from '../database/names.ts';
import { users } from '../database/schema/users.ts';
import { createStory } from '../stories/create-story.ts';
import type { DomainContext } from './domain-context.ts';

/** Adds an author and gives the uid. */
export async function addUser(db: Database, changes: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  const penName = changes.penName ?? 'Guest';
  const [added] = await db
    .insert(users)
    .values({ createdAt: new Date('2026-01-01T00:00:00Z'), ...changes, penName, penNameKey: nameKey(penName) })
    .returning({ uid: users.uid });
  if (!added) throw new Error('No user was added.');
  return added.uid;
}

/** Fields of a story that is ready to publish; each title is new unless given. */
export function storyFields(changes: Partial<StoryFields> = {}): StoryFields {
  return {
    title: `Story ${randomUUID()}`,
    cover: '',
    synopsis: 'A synopsis that is long enough for readers to know what they begin to read.',
    language: 'en',
    genres: ['fantasy'],
    tags: [],
    lead: null,
    rating: 'teen',
    warnings: { mode: 'none', list: [] },
    schedule: { mode: 'irregular', weekdays: [], time: '', zone: 'UTC' },
    origin: { kind: 'original', url: '' },
    declarations: { own_rights: true, ai_use: 'none' },
    ...changes,
  };
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
