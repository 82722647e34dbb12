import type { ChapterDetail, ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { StoryDetail, StoryFields, StorySummary } from '@myfiction/shared/contract/calls/story.ts';

/** Whole records for tests; each test names only what it is about. */
export const completeFields: StoryFields = {
  title: 'The Moon Between Us',
  cover: '',
  synopsis: 'Mara left the pack five years ago. Tonight the letter that he never sent is lying on her kitchen table.',
  language: 'en',
  genres: ['werewolf', 'romance'],
  tags: ['slow burn', 'second chance'],
  lead: 'female',
  rating: 'teen',
  warnings: { mode: 'listed', list: ['violence', 'death'] },
  schedule: { mode: 'weekly', weekdays: [1, 3, 5], time: '18:00', zone: 'Africa/Lagos' },
  origin: { kind: 'original', url: '' },
  declarations: { own_rights: true, ai_use: 'none' },
};

export function makeStory(change: Partial<StorySummary> = {}): StorySummary {
  return {
    story_id: '01930000-0000-7000-8000-000000000001',
    title: 'The Moon Between Us',
    cover: '',
    genre: 'werewolf',
    author: 'Noor Valdez',
    completed: false,
    contract_status: 0,
    pay_to_read_status: 0,
    completion_status: 0,
    updated_at: '2025-11-21T20:00:00.000Z',
    write_chapter_id: null,
    next_scheduled: null,
    chapters_published: 47,
    chapters_scheduled: 0,
    chapters_draft: 0,
    words: 84_310,
    reads: 1_280_000,
    reads_7_days: 18_204,
    followers: 31_600,
    comments: 9_412,
    new_comments: 0,
    ...change,
  };
}

export function makeStoryDetail(change: Partial<StoryDetail> = {}): StoryDetail {
  return {
    ...makeStory(),
    fields: completeFields,
    created_at: '2025-01-02T08:00:00.000Z',
    signed: false,
    title_fixed: false,
    language_fixed: true,
    revision: 3,
    note_defaults: { note_before: '', note_after: '' },
    paid: null,
    read_through: null,
    ...change,
  };
}

export function makeChapter(change: Partial<ChapterSummary> = {}): ChapterSummary {
  return {
    chapter_id: '01930000-0000-7000-8000-0000000000a1',
    story_id: '01930000-0000-7000-8000-000000000001',
    position: 48,
    title: 'The Letter He Never Sent',
    status: 'draft',
    words: 1240,
    staged: false,
    reads: 0,
    comments: 0,
    edited_at: '2025-11-22T20:42:00.000Z',
    scheduled_at: null,
    published_at: null,
    volume_id: null,
    scheduled_zone: null,
    late_from: null,
    ...change,
  };
}

export function makeChapterDetail(change: Partial<ChapterDetail> = {}): ChapterDetail {
  return {
    ...makeChapter(),
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'She let go.' }] }] },
    note_before: '',
    note_after: '',
    warning: '',
    revision: 7,
    story_title: 'The Moon Between Us',
    story_completed: false,
    ...change,
  };
}
