import type { EnteredStory } from '@myfiction/shared/contract/campaign.ts';
import type { StoryRow } from '../database/schema/stories.ts';

/** What the rules of a contest ask of a story, from its row. */
export function enteredStory(row: StoryRow): EnteredStory {
  return {
    language: row.language,
    genres: row.genres,
    words: row.words,
    chapters: row.chaptersPublished,
    original: row.originKind === 'original',
    begunMs: row.createdAt.getTime(),
    completed: row.completed,
  };
}
