import { readCode } from '../support/mailbox.ts';
import { readProse } from '../support/real-prose.ts';
import { StudioServer } from '../support/studio-server.ts';
import { expect, test } from '../support/test.ts';
import { chapterText, chapterTitle, expectSaved, pasteText, readParagraphs } from '../support/writing.ts';

const AUTHOR = { email: 'pip@example.com', password: 'great expectations', penName: 'Pip Gargery' };
const STORY = 'The Marsh Country';
const CHAPTER = 'My First Most Vivid Impression';
const LAST_WORDS = 'And this the author typed while the server was gone.';

test('a new author signs up, writes a chapter through a power cut, publishes it and finds it after a restart', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const studio = await StudioServer.start({ DEMO: 'false' });
  const prose = await readProse(5_000);
  try {
    await test.step('the studio asks a stranger to sign in', async () => {
      await page.goto(`${studio.url}/my-stories`);
      await expect(page).toHaveURL(/\/login\?redirect_url=/);
      await page.getByRole('link', { name: 'Continue with email' }).click();
    });

    await test.step('she creates an account with the code from her mail', async () => {
      await page.getByText('Create account', { exact: true }).first().click();
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
      await page.getByLabel('Email').fill(AUTHOR.email);
      await page.getByRole('button', { name: 'Send code' }).click();
      await page
        .getByLabel(/Verification code/)
        .first()
        .pressSequentially(await readCode(studio.url, AUTHOR.email));
      await page.getByLabel('Choose a password').fill(AUTHOR.password);
      await page.getByRole('button', { name: 'Create account' }).click();
    });

    await test.step('she confirms her pen name over the page that she asked for', async () => {
      await expect(page).toHaveURL(`${studio.url}/my-stories`);
      const dialog = page.getByRole('dialog', { name: 'Please confirm the information below' });
      await page.setViewportSize({ width: 375, height: 812 });
      const place = await page.getByText('your name', { exact: true }).boundingBox();
      expect((place?.x ?? 0) + (place?.width ?? 1000), 'the title page fits a phone').toBeLessThanOrEqual(375);
      await page.setViewportSize({ width: 1440, height: 900 });
      await dialog.getByLabel('Pen name').fill('guest');
      await dialog.getByRole('button', { name: 'Start Writing' }).click();
      await expect(page.getByText('Please kindly refrain from using "Guest" as your pen name.').first()).toBeVisible();
      await dialog.getByLabel('Pen name').fill(AUTHOR.penName);
      await dialog.getByRole('button', { name: 'Start Writing' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('she creates a story', async () => {
      await page.getByRole('link', { name: 'Create story' }).first().click();
      await page.getByLabel('Title', { exact: false }).first().fill(STORY);
      await page
        .getByLabel('Synopsis')
        .fill('A boy meets a convict on the marshes, and his life takes a turn that he will not understand for years.');
      await page.getByLabel('Main genre').selectOption('historical');
      await page.getByRole('radio', { name: /^Teen/ }).check({ force: true });
      await page.getByRole('radio', { name: /^None apply/ }).check({ force: true });
      await page.getByLabel(/I hold the rights/).check({ force: true });
      await page
        .getByRole('radio', { name: /^None\b|no AI|not used/i })
        .last()
        .check({ force: true });
      await page.getByRole('button', { name: 'Create story' }).click();
      await expect(page.getByRole('heading', { name: STORY })).toBeVisible();
    });

    await test.step('she pastes the first chapters of a real novel', async () => {
      await page.getByRole('link', { name: 'Add chapter' }).first().click();
      await chapterTitle(page).fill(CHAPTER);
      await pasteText(page, prose);
      await expectSaved(page);
      await expect(page).toHaveURL(/\/my-stories\/chapter\/edit\?id=/);
    });

    await test.step('the server dies while she types; the studio keeps her words and says so', async () => {
      await studio.kill();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.type(LAST_WORDS);
      await expect(page.getByRole('status').filter({ hasText: /Saved on this device|Not saved/ })).toBeVisible({
        timeout: 20_000,
      });
      await studio.resume();
      await expectSaved(page);
    });

    await test.step('every paragraph is there after a reload', async () => {
      await page.reload();
      await expect(chapterText(page)).toContainText(LAST_WORDS);
      expect(await readParagraphs(page)).toEqual([...prose.split('\n\n'), LAST_WORDS]);
    });

    await test.step('she publishes', async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('button', { name: 'Publish now' }).click();
      await expect(page.getByText('The book will be published on the app soon.')).toBeVisible();
    });

    await test.step('after a restart of everything it stands in My Stories', async () => {
      await studio.stop();
      await studio.resume();
      await page.goto(`${studio.url}/my-stories`);
      const row = page.getByRole('listitem').filter({ hasText: STORY });
      await expect(row).toContainText(/chapter\s*1\s*words\s*5,2/);
      await expect(row).toContainText('All chapters published');
    });
  } finally {
    await studio.dispose();
  }
});
