import { BONUS_CURRENCY, completionBonusMinor } from '@myfiction/shared/contract/billing.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { novelDocument, readNovel } from '@myfiction/shared/testing/novels.ts';
import { storyFields } from '@myfiction/shared/testing/story-fields.ts';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { findAccessibilityProblems } from '../support/axe.ts';
import { runDesk } from '../support/desk.ts';
import { importChapters } from '../support/import-chapters.ts';
import { signedInContext } from '../support/session-state.ts';
import { StudioServer } from '../support/studio-server.ts';
import { expect, SECOND_AUTHOR, test } from '../support/test.ts';

/** From the commit to the page. */
const AT_ONCE = { timeout: 1_000 };
const TITLE = 'The Borrowed Sundays';
const NAME = 'Idris Kofi Mensah-Owusu';
const OUTLINE =
  'Mara borrows one Sunday a month from a stranger and gives back less of it each time. When he asks for the rest she has nothing left but the weekdays. ';

/** A novel of twenty published chapters, long enough for a bonus. */
async function addPublishedStory(api: ApiClient): Promise<string> {
  const { story_id } = await api.expect('story/create', { fields: storyFields(TITLE) });
  const chapters = readNovel('great-expectations').slice(0, 20);
  const texts = chapters.map((chapter, index) => ({
    title: `Sunday ${index + 1}`,
    content: novelDocument(chapter),
  }));
  await importChapters(api, story_id, texts);
  const { items } = await api.expect('chapter/list', { story_id, limit: 100 });
  const chapter_ids = items.map(({ chapter_id }) => chapter_id);
  await api.expect('chapter/bulk', { story_id, chapter_ids, action: { type: 'publish' } });
  return story_id;
}

const goOn = (page: Page, step: string) => page.getByRole('button', { name: `Continue to ${step}` }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Legal first name').fill('Idris Kofi');
  await page.getByLabel('Legal last name').fill('Mensah-Owusu');
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel('Citizenship').fill('ghan');
  await page.getByRole('option', { name: 'Ghana' }).click();
  await page.getByLabel('Country of residence').fill('Ghana');
  await page.keyboard.press('Enter');
  await page.getByLabel('Street and number').fill('3 Ring Road East');
  await page.getByLabel('City or town').fill('Accra');
  await page.getByLabel('Phone').fill('024 123 4567');
  await page.getByLabel('Kind of ID').selectOption('National ID card');
  await page.getByLabel('ID number').fill('GHA-712345678-9');
}

test('a story from its first application to the bonus for its completion', async ({ browser }) => {
  test.setTimeout(240_000);
  const studio = await StudioServer.start();
  const { context, api } = await signedInContext(browser, studio.url, { acceptDownloads: true }, SECOND_AUTHOR);
  const storyId = await addPublishedStory(api);
  const page = await context.newPage();
  const list = await context.newPage();
  const row = list.getByRole('listitem').filter({ has: list.getByRole('heading', { name: TITLE }) });
  const desk = (...argv: string[]) => runDesk(studio, ...argv);
  const toTab = () => page.goto(`/my-stories/detail?id=${storyId}&tab=applications`);
  try {
    await test.step('she fills in the contract form, is told what is missing, and loses nothing to a reload', async () => {
      await list.goto('/my-stories');
      await toTab();
      await page.getByRole('link', { name: 'Apply for Contract' }).click();
      await expect(page.getByText('Your story can apply.')).toBeVisible();
      await goOn(page, 'Person');
      await goOn(page, 'Work');
      await expect(page.getByLabel('Legal first name')).toBeFocused();
      await fillPerson(page);
      await expect(page.getByText(/^Draft saved at/)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Phone')).toHaveValue('+233241234567');
      const photo = { name: 'card.png', mimeType: 'image/png', buffer: await page.screenshot() };
      for (const side of ['front', 'back']) {
        const field = page.getByRole('group', { name: `Photo of your ID, ${side}` });
        await field.getByLabel('Choose', { exact: true }).last().setInputFiles(photo);
        await expect(field.getByText(/^Sent/)).toBeVisible();
      }
      const front = page.getByRole('group', { name: 'Photo of your ID, front' });
      await front.getByRole('button', { name: 'Show' }).click();
      await expect(front.getByRole('img')).toHaveJSProperty('naturalWidth', page.viewportSize()?.width);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await expect(row.getByRole('link', { name: 'Draft' })).toBeVisible();
    });

    await test.step('she goes on to the work, the offer and her signature, and sends it', async () => {
      await goOn(page, 'Work');
      await page.getByLabel('Outline').fill(OUTLINE.repeat(3));
      await page.getByLabel('Planned length in words').fill('120,000');
      await page.getByLabel('Update pace').selectOption('Once a week');
      await goOn(page, 'Offer');
      await page.getByRole('radio', { name: 'Exclusive', exact: true }).check();
      await page.getByRole('button', { name: 'Read the legal text: Exclusive' }).click();
      await expect(page.getByText('50% of the net revenue')).toBeVisible();
      await goOn(page, 'Sign');
      await expect(page.getByText('3 Ring Road East')).toBeVisible();
      await page.goBack();
      await expect(heading(page, 'The offer')).toBeVisible();
      await page.goForward();
      for (const tick of await page.getByRole('checkbox').all()) await tick.check();
      await page.getByLabel('Your signature').fill(NAME);
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByText('Application submitted.')).toBeVisible();
      await expect(heading(page, 'We are reading your story')).toBeVisible();
      await expect(page).toHaveURL(/\/book-apply\/contract\/view/);
    });

    await test.step('the desk returns it: the open page says so at once, and she changes what is marked', async () => {
      await desk('claim', storyId, 'contract');
      await expect(page.getByText('e2e began to read')).toBeVisible(AT_ONCE);
      await desk('return', storyId, 'contract', '--reason', 'work.outline: Tell us how it ends.');
      await expect(heading(page, 'Your application came back')).toBeVisible(AT_ONCE);
      await page.getByRole('link', { name: 'Change and send again' }).click();
      await page.getByRole('button', { name: 'Outline' }).click();
      const outline = page.getByLabel('Outline');
      await expect(outline).toBeFocused();
      await expect(outline).toHaveAccessibleDescription('Your editor: Tell us how it ends.');
      await outline.fill(`${OUTLINE.repeat(3)} In the end she keeps a Sunday for herself.`);
      await expect(page.getByText('Changed', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: /^Sign/ }).click();
      await page.getByLabel('Your signature').fill(NAME);
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(heading(page, 'We are reading your story')).toBeVisible();
    });

    await test.step('it is accepted, the contract is issued, and she signs what she has read', async () => {
      await expect(row.getByRole('link', { name: 'Check Review Process' })).toBeVisible();
      await desk('approve', storyId, 'contract', '--note', 'A clear voice.', '--yes');
      await expect(heading(page, 'We are preparing your contract')).toBeVisible(AT_ONCE);
      await expect(row.getByRole('link', { name: 'Preparing a Contract' })).toBeVisible(AT_ONCE);
      await desk('contract', 'issue', storyId, '--yes');
      await expect(heading(page, 'Your contract is ready to sign')).toBeVisible(AT_ONCE);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Read the contract (PDF)' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
      await page.getByRole('checkbox', { name: /I have read the contract/ }).check();
      await page.getByLabel('Your signature').fill(NAME);
      await page.getByRole('button', { name: 'Sign the contract' }).click();
      await expect(heading(page, 'The contract is signed')).toBeVisible();
      await expect(page.getByText('Fingerprint of the document (SHA-256)')).toBeVisible();
      await expect(row.getByRole('link', { name: 'View Contract Information' })).toBeVisible();
    });

    await test.step('readers pay from the twelfth chapter on', async () => {
      await toTab();
      await page.getByRole('link', { name: 'Apply for Pay-to-Read' }).click();
      await page.getByLabel('First paid chapter').selectOption('12. Sunday 12');
      await page.getByLabel('Coins').fill('4');
      await expect(page.getByRole('heading', { name: '9 chapters become paid' })).toBeVisible();
      const later = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
      await page.getByLabel('It begins on').fill(later);
      await page.getByLabel('Update pledge').selectOption('Once a week');
      await page.getByRole('checkbox', { name: /I keep the pledge/ }).check();
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(heading(page, 'We are checking your application')).toBeVisible();
      await desk('approve', storyId, 'pay-to-read', '--yes');
      await expect(heading(page, 'Pay-to-Read is accepted')).toBeVisible(AT_ONCE);
    });

    await test.step('she completes it, and the bonus stands in the running bill', async () => {
      await toTab();
      await page.getByRole('button', { name: 'Apply for Completion' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/^You are submitting an application for completion\./)).toBeVisible();
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await dialog.getByRole('checkbox').check();
      await dialog.getByLabel('Title of the story').fill(TITLE.toLowerCase());
      await dialog.getByRole('button', { name: 'Apply for Completion' }).click();
      await page.getByRole('button', { name: 'View Completion Process' }).click();
      await expect(page.getByRole('dialog', { name: 'We are checking the story' })).toBeVisible();
      await desk('approve', storyId, 'completion', '--yes');
      await expect(page.getByRole('dialog', { name: 'The story is completed' })).toBeVisible(AT_ONCE);
      await page.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByText('Completion: Completed')).toBeVisible();
      const { counted_words } = await api.expect('application/get', { story_id: storyId, kind: 'completion' });
      const { running } = await api.expect('bill/list', {});
      const month = running.find(({ currency }) => currency === BONUS_CURRENCY)?.month ?? '';
      const { stories } = await api.expect('bill/get', { month, currency: BONUS_CURRENCY });
      const bonus = stories.find((story) => story.story_id === storyId)?.bonus_minor;
      expect(bonus).toBeGreaterThan(0);
      expect(bonus).toBe(completionBonusMinor(counted_words ?? 0));
    });
  } finally {
    await context.close();
    await studio.dispose();
  }
});
