import { randomUUID } from 'node:crypto';
import { publishChapter } from '../chapters/publish-chapter.ts';
import { createVolume } from '../volumes/create-volume.ts';
import type { DomainContext } from './domain-context.ts';
import { addChapter, addStory, chapterText } from './fixtures.ts';

/** A story whose chapters are called by their titles. */
export interface TitledStory {
  storyId: string;
  /** Id of the chapter or volume of that title; an id of nothing for an unknown one. */
  id(title: string): string;
  ids(titles: string): string[];
  /** Adds a draft for each letter. */
  add(titles: string): Promise<void>;
  addVolume(title: string): Promise<string>;
  publish(titles: string): Promise<void>;
}

/** Adds an empty story of `context.uid`. */
export async function addTitledStory(context: DomainContext): Promise<TitledStory> {
  const { story_id: storyId } = await addStory(context);
  const known = new Map<string, string>();
  const id = (title: string): string => known.get(title) ?? randomUUID();
  return {
    storyId,
    id,
    ids: (titles) => [...titles].map(id),
    async add(titles) {
      for (const title of titles) {
        known.set(title, (await addChapter(context, storyId, chapterText(title, 'Text.'))).chapter_id);
      }
    },
    async addVolume(title) {
      const volume_id = randomUUID();
      known.set(title, volume_id);
      await createVolume(context, { story_id: storyId, volume_id, title });
      return volume_id;
    },
    async publish(titles) {
      for (const title of titles) await publishChapter(context, { chapter_id: id(title), base_revision: 1 });
    },
  };
}
