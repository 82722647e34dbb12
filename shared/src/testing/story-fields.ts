import type { StoryFields } from '../contract/calls/story.ts';

/** Fields with which a story is ready to publish. */
export function storyFields(title: string, changes: Partial<StoryFields> = {}): StoryFields {
  return {
    title,
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
