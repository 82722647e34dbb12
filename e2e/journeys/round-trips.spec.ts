import type { ExportFormat } from '@myfiction/shared/contract/story-options.ts';
import { figuresOf, NOVELS, readNovel } from '@myfiction/shared/testing/novels.ts';
import { addButton, addNovel, chooseFile, createEmptyStory, readStory } from '../support/importing.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

const FORMATS: readonly ExportFormat[] = ['epub', 'docx', 'markdown'];

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
        const { url, file_name } = await api.expect('story/export', { story_id: storyId, format, drafts: true });
        const file = Buffer.from(await (await fetch(studio.url + url)).arrayBuffer());
        const copyId = await createEmptyStory(api, `${novel} from ${format}`);
        await chooseFile(page, copyId, file_name, file);
        await expect(addButton(page)).toHaveText(`Add ${written.length} chapters`);
        await addButton(page).click();
        await expect(page).toHaveURL(/\/my-stories\/detail/, { timeout: 30_000 });
        const read = await readStory(api, copyId);
        expect(read.map(({ title }) => title)).toEqual(written.map(({ title }) => title));
        expect(read.map(({ content }) => figuresOf(content))).toEqual(written.map(({ content }) => figuresOf(content)));
      });
    }
    await context.close();
  });
}
