import type { ApiClient } from './api-client.ts';

/** Keeps a version of a chapter that says something else. */
export async function keepVersion(api: ApiClient, chapter_id: string) {
  const { title, content, note_before, note_after, warning } = await api.expect('chapter/get', { chapter_id });
  const shorter = { ...content, content: [...content.content.slice(1), { type: 'scene_break' as const }] };
  const text = { title, content: shorter, note_before, note_after: `${note_after} Thanks.`, warning };
  const version = { chapter_id, kind: 'named' as const, name: 'before the letter', text };
  return { chapter_id, ...(await api.expect('chapter/keepVersion', version)) };
}
