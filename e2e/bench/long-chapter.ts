import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../support/api-client.ts';
import { readProse } from '../support/real-prose.ts';

/** Paragraphs of a real novel, repeated up to `words`. */
export async function longProse(words: number): Promise<string[]> {
  const novel = (await readProse(words)).split('\n\n');
  const paragraphs: string[] = [];
  for (let count = 0; count < words; ) {
    const next = novel[paragraphs.length % novel.length] ?? '';
    paragraphs.push(next);
    count += next.split(/\s+/).length;
  }
  return paragraphs;
}

/** A draft of about `words` words in the author's first story. */
export async function createLongChapter(
  api: ApiClient,
  words: number,
): Promise<{ chapterId: string; paragraphs: string[] }> {
  const { items } = await api.expect('story/list', { filter: 0 });
  const story = items[0];
  if (!story) throw new Error('The author has no story to write in.');
  const paragraphs = await longProse(words);
  const content = paragraphs.map((text) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  }));
  const chapterId = randomUUID();
  await api.expect('chapter/create', {
    story_id: story.story_id,
    chapter_id: chapterId,
    text: {
      title: `Bench, ${words} words`,
      content: { type: 'doc', content },
      note_before: '',
      note_after: '',
      warning: '',
    },
  });
  return { chapterId, paragraphs };
}
