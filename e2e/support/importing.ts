import { randomUUID } from 'node:crypto';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { type NovelChapter, novelDocument } from '@myfiction/shared/testing/novels.ts';
import { storyFields } from '@myfiction/shared/testing/story-fields.ts';
import type { Page } from '@playwright/test';
import type { ApiClient } from './api-client.ts';
import { importChapters } from './import-chapters.ts';
import { expect } from './test.ts';

export type Chapter = ApiOutput<'chapter/get'>;

/** A story of the signed-in author without chapters. */
export async function createEmptyStory(api: ApiClient, title: string): Promise<string> {
  const fields = storyFields(`${title} ${randomUUID().slice(0, 8)}`, { genres: ['historical'] });
  return (await api.expect('story/create', { fields })).story_id;
}

/** Puts a novel into a story without the page. */
export async function addNovel(api: ApiClient, storyId: string, chapters: readonly NovelChapter[]): Promise<void> {
  await importChapters(
    api,
    storyId,
    chapters.map((chapter) => ({ title: chapter.title, content: novelDocument(chapter) })),
  );
}

/** More than the server has connections; hundreds at once would wait longer for one than it lets them. */
const AT_A_TIME = 20;

/** Every chapter of a story with its text, in the order of reading. */
export async function readStory(api: ApiClient, storyId: string): Promise<Chapter[]> {
  const { items } = await api.expect('chapter/list', { story_id: storyId, limit: 500 });
  const ids = items.map(({ chapter_id }) => chapter_id).reverse();
  const chapters: Chapter[] = [];
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const calls = ids.slice(from, from + AT_A_TIME).map((chapter_id) => api.expect('chapter/get', { chapter_id }));
    chapters.push(...(await Promise.all(calls)));
  }
  return chapters;
}

export const addButton = (page: Page) => page.getByRole('button', { name: /^Add [\d,]+ chapters?$/ });

/** Opens the import of a story and chooses a file. */
export async function chooseFile(page: Page, storyId: string, name: string, buffer: Buffer): Promise<void> {
  await page.goto(`/my-stories/import?id=${storyId}`);
  await giveFile(page, name, buffer);
}

/** Chooses a file in an import that waits for one. */
export async function giveFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Choose files')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(addButton(page)).toBeVisible({ timeout: 30_000 });
}
