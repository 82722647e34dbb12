import { storyFields } from '@myfiction/shared/testing/story-fields.ts';
import { importChapters } from '../support/import-chapters.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

const STORY = 'A Story Begun by Mistake';
const CHAPTER = 'The Only One';

test('an author deletes a story that was a mistake, and takes its name again', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const { story_id } = await api.expect('story/create', { fields: storyFields(STORY) });
  const content = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
  await importChapters(api, story_id, [{ title: CHAPTER, content }]);
  const page = await context.newPage();
  const dialog = page.getByRole('dialog', { name: `Delete “${STORY}”?` });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };

  await test.step('with a chapter in it the story stays, and she reads why', async () => {
    await page.goto(`/my-stories/detail?id=${story_id}`);
    await choose('Delete story');
    await dialog.getByRole('button', { name: 'Delete story' }).click();
    await expect(dialog.getByText(/^Only a story without chapters can be deleted/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('she deletes the chapter for good', async () => {
    await page.getByRole('button', { name: `Actions for ${CHAPTER}` }).click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await expect(page.getByText('1 chapter is in the trash.').last()).toBeVisible();
    await choose('Trash');
    await page.getByRole('button', { name: `Delete for good: ${CHAPTER}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  });

  await test.step('now the story goes, and its name is free', async () => {
    await choose('Delete story');
    // What is deleted for good is taken away within seconds.
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Delete story' }).click({ timeout: 2_000 });
      await expect(page).toHaveURL(/\/my-stories$/, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByText(`“${STORY}” is deleted.`).last()).toBeVisible();
    await expect(page.getByRole('link', { name: STORY })).toHaveCount(0);
    const again = await api.expect('story/create', { fields: storyFields(STORY) });
    await api.expect('story/delete', { story_id: again.story_id });
  });
  await context.close();
});
