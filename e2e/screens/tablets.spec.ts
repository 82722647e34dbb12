import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { UI_LANGUAGES } from '@myfiction/shared/host/store/preferences-slice.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createDraft, editPath } from '../support/fault-chapter.ts';
import { keepVersion } from '../support/keep-version.ts';
import { prefer } from '../support/preferences.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { findSqueezed } from '../support/squeezed.ts';
import { storyNamed } from '../support/story-named.ts';
import { expect, test } from '../support/test.ts';

/** A tablet upright and on its side, and half the window of a laptop. */
const WIDTHS = [768, 834, 1024, 1180];

const MANIFEST = resolve(import.meta.dirname, '../../mfe-activities/dist/remote.json');

const aStory = (api: ApiClient) => storyNamed(api, 'The Moon Between Us');

const SCREENS: Record<string, (api: ApiClient) => string | Promise<string>> = {
  home: paths.home,
  'the list of stories': paths.myStories,
  'the chapters of a story': async (api) => paths.storyDetail(await aStory(api)),
  'comments that are held': () => paths.comments({ filter: 'held' }),
  'the first question to an author': paths.selfInfo,
  'a conversation': async (api) =>
    paths.message((await api.expect('inbox/list', { type: 'editor' })).items[0]?.message_id ?? ''),
  'a published chapter': async (api) => {
    const chapters = { story_id: await aStory(api), status: 'published' } as const;
    return paths.editChapter((await api.expect('chapter/list', chapters)).items[0]?.chapter_id ?? '');
  },
  'the history of a chapter': async (api) => `${editPath(await createDraft(api))}&history=now`,
  'a version of a chapter': async (api) => {
    const { chapter_id, number } = await keepVersion(api, await createDraft(api));
    return `${editPath(chapter_id)}&history=${number}`;
  },
};

for (const [name, pathOf] of Object.entries(SCREENS))
  test(`nothing is squeezed on a tablet: ${name}`, async ({ browser, studio }) => {
    const { context, api } = await signedInContext(browser, studio.url, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    const settled = followRequests(page);
    await page.goto(await pathOf(api));
    // A page that is not there has nothing to squeeze.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('[data-failure]')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await settled();
      expect.soft(await findSqueezed(page), `${width} px`).toEqual([]);
    }
    await context.close();
  });

test('the list of chapters is drawn down to the edge of the window after a tablet was turned', async ({
  browser,
  studio,
}) => {
  const { context, api } = await signedInContext(browser, studio.url, { viewport: { width: 744, height: 1133 } });
  const page = await context.newPage();
  await page.goto(paths.storyDetail(await aStory(api)));
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(8)).toBeAttached();
  await page.setViewportSize({ width: 1133, height: 744 });
  await expect(rows.nth(8)).toBeAttached();
  await context.close();
});

for (const language of UI_LANGUAGES)
  test(`what stands under the text beside its history is one line, ${language}`, async ({ browser, studio }) => {
    const { context, api } = await signedInContext(browser, studio.url);
    const page = await context.newPage();
    await page.goto(`${editPath(await createDraft(api))}&history=now`);
    await prefer(page, { language });
    const footer = page.locator('main footer');
    const lines = () =>
      footer.evaluate((element) => {
        const texts = [...element.querySelectorAll('p, button')].map((text) => text.getBoundingClientRect());
        const isWithin = texts.every(({ left, right }) => left >= 0 && right <= element.getBoundingClientRect().right);
        const isApart = texts.every((text, index) => index === 0 || text.left >= (texts[index - 1]?.right ?? 0));
        return { isWithin, isApart, isOneLine: texts.every(({ height }) => height < 30) };
      });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.soft.poll(lines, `${width} px`).toEqual({ isWithin: true, isApart: true, isOneLine: true });
    }
    await context.close();
  });

test('nothing is squeezed on a tablet: signing in', async ({ page }) => {
  await page.goto(paths.login());
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('chapter', { exact: false }).first()).toBeVisible();
    expect.soft(await findSqueezed(page), `${width} px`).toEqual([]);
  }
});

for (const language of UI_LANGUAGES)
  test(`no campaign scrolls sideways on a tablet, ${language}`, async ({ page }) => {
    const { pages }: { pages: { paths: string[] }[] } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
    await page.goto(paths.login());
    await prefer(page, { language });
    for (const path of pages.flatMap((each) => each.paths)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, `${path}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
