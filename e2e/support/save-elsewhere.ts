import type { ApiClient } from './api-client.ts';

/** Another device saves the chapter with these paragraphs. */
export async function saveElsewhere(api: ApiClient, chapterId: string, ...lines: string[]): Promise<void> {
  const { title, revision } = await api.expect('chapter/get', { chapter_id: chapterId });
  const content = lines.map((text) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  }));
  await api.expect('chapter/save', {
    chapter_id: chapterId,
    base_revision: revision,
    text: { title, content: { type: 'doc', content }, note_before: '', note_after: '', warning: '' },
  });
}
