import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import type { ApiClient } from './api-client.ts';

const NOVEL = resolve(import.meta.dirname, '../../server/src/demo/texts/war-and-peace.txt.gz');
/** A part of an import; the server takes a hundred chapters at most. */
const PART = 50;

type ImportedChapter = ApiInput<'import/add'>['chapters'][number];

/** War and Peace: 365 chapters, each named by its first words. */
async function readNovel(): Promise<ImportedChapter[]> {
  const text = gunzipSync(await readFile(NOVEL)).toString('utf8');
  const chapters = text.split(/^# .*$/m).slice(1);
  return chapters.map((chapter, index) => {
    const lines = chapter.split('\n').filter((line) => line.trim() !== '');
    const words = (lines[0] ?? '').replaceAll(/[^\p{L}\s’]/gu, '').trim();
    return {
      index,
      chapter_id: randomUUID(),
      title: `${words.split(/\s+/).slice(0, 4).join(' ')} (${index + 1})`,
      volume: '',
      content: {
        type: 'doc',
        content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
      },
    };
  });
}

/** Gives the author a story of 365 drafts. Chapters are counted from 1. */
export async function addLongStory(api: ApiClient, title: string): Promise<{ storyId: string; titles: string[] }> {
  const { story_id: storyId } = await api.expect('story/create', {
    fields: {
      title,
      cover: '',
      synopsis: 'Five families live through the years in which Napoleon comes to Russia and leaves it again.',
      language: 'en',
      genres: ['historical'],
      tags: [],
      lead: null,
      rating: 'teen',
      warnings: { mode: 'none', list: [] },
      schedule: { mode: 'irregular', weekdays: [], time: '', zone: '' },
      origin: { kind: 'original', url: '' },
      declarations: { own_rights: true, ai_use: 'none' },
    },
  });
  const chapters = await readNovel();
  const importId = randomUUID();
  await api.expect('import/start', { import_id: importId, story_id: storyId, chapters: chapters.length });
  for (let from = 0; from < chapters.length; from += PART)
    await api.expect('import/add', { import_id: importId, chapters: chapters.slice(from, from + PART) });
  await api.expect('import/finish', { import_id: importId });
  return { storyId, titles: chapters.map((chapter) => chapter.title) };
}
