import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-client.ts';

/** A fresh draft of the author's first story. */
export async function createDraft(api: ApiClient, text = 'The first line.'): Promise<string> {
  const { items } = await api.expect('story/list', { filter: 0 });
  const story = items[0];
  if (!story) throw new Error('The demonstration author has no story.');
  const chapter_id = randomUUID();
  const content = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  };
  const empty = { note_before: '', note_after: '', warning: '' };
  await api.expect('chapter/create', {
    story_id: story.story_id,
    chapter_id,
    text: { title: `Fault ${chapter_id.slice(0, 8)}`, content, ...empty },
  });
  return chapter_id;
}

export const editPath = (chapterId: string) => `/my-stories/chapter/edit?id=${chapterId}`;
export const SAVE_CALLS = '**/api/myfiction/chapter/save';
