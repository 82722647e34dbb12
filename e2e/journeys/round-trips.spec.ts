import type { ExportFormat } from '@myfiction/shared/contract/story-options.ts';
import { figuresOf, NOVELS, novelDocument, readNovel } from '@myfiction/shared/testing/novels.ts';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { importChapters } from '../support/import-chapters.ts';
import { addButton, addNovel, type Chapter, chooseFile, createEmptyStory, readStory } from '../support/importing.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

const FORMATS: readonly ExportFormat[] = ['epub', 'docx', 'markdown'];

/** Exports a story and imports the file into another one, which the author does by the page. */
async function bringBack(studio: { url: string }, page: Page, api: ApiClient, storyId: string, format: ExportFormat) {
  const { url, file_name } = await api.expect('story/export', { story_id: storyId, format, drafts: true });
  const file = Buffer.from(await (await fetch(studio.url + url)).arrayBuffer());
  const copyId = await createEmptyStory(api, `Back from ${format}`);
  await chooseFile(page, copyId, file_name, file);
  const { items } = await api.expect('chapter/list', { story_id: storyId, limit: 500 });
  await expect(addButton(page)).toHaveText(`Add ${items.length} chapters`);
  await addButton(page).click();
  await expect(page).toHaveURL(/\/my-stories\/detail/, { timeout: 30_000 });
  return readStory(api, copyId);
}

// They share nothing, and one worker would be busy with them when all the others have ended.
test.describe.configure({ mode: 'parallel' });

for (const novel of NOVELS) {
  test(`${novel} comes back from its exports with every word and every italic`, async ({ browser, studio }) => {
    test.setTimeout(180_000);
    const { context, api } = await signedInContext(browser, studio.url);
    const page = await context.newPage();
    const storyId = await createEmptyStory(api, novel);
    await addNovel(api, storyId, readNovel(novel));
    const written = await readStory(api, storyId);
    for (const format of FORMATS) {
      await test.step(format, async () => {
        const read = await bringBack(studio, page, api, storyId, format);
        expect(read.map(({ title }) => title)).toEqual(written.map(({ title }) => title));
        expect(read.map(({ content }) => figuresOf(content))).toEqual(written.map(({ content }) => figuresOf(content)));
      });
    }
    await context.close();
  });
}

test('alignments and levels of headings come back from every export that has signs for them', async ({
  browser,
  studio,
}) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  const storyId = await createEmptyStory(api, 'Aligned');
  const aligned = (align: 'center' | 'right' | 'justify') => ({
    type: 'paragraph' as const,
    attrs: { align },
    content: [{ type: 'text' as const, text: `This is ${align}.` }],
  });
  const heading = (level: 2 | 3) => ({
    type: 'heading' as const,
    attrs: { level, align: 'justify' as const },
    content: aligned('center').content,
  });
  const blocks = [
    aligned('justify'),
    heading(2),
    heading(3),
    aligned('center'),
    { type: 'blockquote' as const, content: [aligned('justify')] },
    aligned('right'),
  ];
  const content = { type: 'doc' as const, content: blocks };
  await importChapters(api, storyId, [
    { title: 'One', content },
    { title: 'Two', content },
  ]);
  for (const format of ['epub', 'docx'] as const) {
    await test.step(format, async () => {
      const read = await bringBack(studio, page, api, storyId, format);
      expect(read.map((chapter) => chapter.content.content)).toEqual([blocks, blocks]);
    });
  }
  await context.close();
});

const SAID = {
  warning: 'Blood & <death>',
  note_before: 'Thank you  all.\nNoor\n\n\nSee you “soon” 🌙',
  note_after: '* Vote *\n\n1. or comment.',
};

test('what stands around chapters comes back from each export as it was written', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  const storyId = await createEmptyStory(api, 'Said around');
  const content = novelDocument({ title: 'All', lines: ['One _night_.', '* * *', 'It snowed.'] });
  await importChapters(api, storyId, [
    { title: 'All', content, ...SAID },
    { title: 'Nothing', content },
    { title: 'Only notes', content: { type: 'doc', content: [{ type: 'paragraph' }] }, ...SAID },
    { title: 'After', content, note_after: SAID.note_after },
  ]);
  const essence = (chapters: Chapter[]) =>
    chapters.map(({ title, note_before, note_after, warning, content: { content: blocks } }) => {
      return { title, note_before, note_after, warning, blocks };
    });
  const written = essence(await readStory(api, storyId));
  for (const format of FORMATS) {
    await test.step(format, async () => {
      expect(essence(await bringBack(studio, page, api, storyId, format))).toEqual(written);
    });
  }
  await context.close();
});
