import { novelDocument, readNovel } from '@myfiction/shared/testing/novels.ts';
import { storyFields } from '@myfiction/shared/testing/story-fields.ts';
import type { ApiClient } from './api-client.ts';
import { importChapters } from './import-chapters.ts';

/** A chapter is named by its first words: each by other ones. */
function titleOf(lines: readonly string[], number: number): string {
  const words = (lines[0] ?? '').replaceAll(/[^\p{L}\s’]/gu, '').trim();
  return `${words.split(/\s+/).slice(0, 4).join(' ')} (${number})`;
}

/** Gives the author War and Peace as a story of 365 drafts. Chapters are counted from 1. */
export async function addLongStory(api: ApiClient, title: string): Promise<{ storyId: string; titles: string[] }> {
  const fields = storyFields(title, { genres: ['historical'] });
  const { story_id: storyId } = await api.expect('story/create', { fields });
  const chapters = readNovel('war-and-peace').map((chapter, index) => ({
    title: titleOf(chapter.lines, index + 1),
    content: novelDocument(chapter),
  }));
  await importChapters(api, storyId, chapters);
  return { storyId, titles: chapters.map((chapter) => chapter.title) };
}
