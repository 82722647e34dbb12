import { randomUUID } from 'node:crypto';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { type NovelChapter, novelDocument } from '@myfiction/shared/testing/novels.ts';
import type { Page } from '@playwright/test';
import type { ApiClient } from './api-client.ts';

import { expect } from './test.ts';

export type Chapter = ApiOutput<'chapter/get'>;

/** A story of the signed-in author without chapters. */
export async function createEmptyStory(api: ApiClient, title: string): Promise<string> {
  const story = await api.expect('story/create', {
    fields: {
      title: `${title} ${randomUUID().slice(0, 8)}`,
      cover: '',
      synopsis: 'A novel that is imported whole, to see whether it comes back whole.',
      language: 'en',
      genres: ['historical'],
      tags: [],
      lead: null,
      rating: 'teen',
      warnings: { mode: 'none', list: [] },
      schedule: { mode: 'irregular', weekdays: [], time: '', zone: 'UTC' },
      origin: { kind: 'original', url: '' },
      declarations: { own_rights: true, ai_use: 'none' },
    },
  });
  return story.story_id;
}

/** Puts chapters into a story without the page. */
export async function addNovel(api: ApiClient, storyId: string, chapters: readonly NovelChapter[]): Promise<void> {
  const import_id = randomUUID();
  await api.expect('import/start', { import_id, story_id: storyId, chapters: chapters.length });
  for (let from = 0; from < chapters.length; from += 50) {
    const part = chapters.slice(from, from + 50).map((chapter, index) => ({
      index: from + index,
      chapter_id: randomUUID(),
      title: chapter.title,
      volume: '',
      content: novelDocument(chapter),
    }));
    await api.expect('import/add', { import_id, chapters: part });
  }
  await api.expect('import/finish', { import_id });
}

/** Every chapter of a story with its text, in the order of reading. */
export async function readStory(api: ApiClient, storyId: string): Promise<Chapter[]> {
  const { items } = await api.expect('chapter/list', { story_id: storyId, limit: 500 });
  const ids = items.map(({ chapter_id }) => chapter_id).reverse();
  return Promise.all(ids.map((chapter_id) => api.expect('chapter/get', { chapter_id })));
}

export const addButton = (page: Page) => page.getByRole('button', { name: /^Add [\d,]+ chapters?$/ });

/** Opens the import of a story and chooses a file. */
export async function chooseFile(page: Page, storyId: string, name: string, buffer: Buffer): Promise<void> {
  await page.goto(`/my-stories/import?id=${storyId}`);
  await page
    .getByLabel('Choose files')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(addButton(page)).toBeVisible({ timeout: 30_000 });
}
