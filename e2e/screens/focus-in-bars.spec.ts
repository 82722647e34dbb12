import { paths } from '@myfiction/shared/contract/paths.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

test('the page stays where it is when a link or button that stays in view gets the focus', async ({
  browser,
  studio,
}) => {
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  for (const path of [paths.myStories(), paths.newStory()]) {
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.scrollHeight > 2 * window.innerHeight);
    const buttons = page.locator(':is([data-bar], [data-foot], aside) :is(a, button)');
    for (const button of await buttons.all()) {
      await page.evaluate(() => window.scrollTo(0, window.innerHeight / 2));
      const place = await page.evaluate(() => window.scrollY);
      await button.evaluate((element) => element.focus());
      const name = await button.textContent();
      expect([path, name, await page.evaluate(() => window.scrollY)]).toEqual([path, name, place]);
    }
    expect(await buttons.count()).toBeGreaterThan(2);
  }
  await context.close();
});

for (const height of [300, 400, 560])
  test(`a link of the sidebar that gets the focus is in view and leaves the page where it is, ${height} px`, async ({
    browser,
    studio,
  }) => {
    const { context } = await signedInContext(browser, studio.url, { viewport: { width: 1280, height } });
    const page = await context.newPage();
    await page.goto(paths.myStories());
    await page.waitForFunction(() => document.documentElement.scrollHeight > 2 * window.innerHeight);
    const links = await page.locator('aside :is(a, button)').all();
    for (const link of [...links, ...links.toReversed()]) {
      await page.evaluate(() => window.scrollTo(0, window.innerHeight / 2));
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
      expect([await link.textContent(), await page.evaluate(() => window.scrollY)]).toEqual([
        await link.textContent(),
        height / 2,
      ]);
    }
    await context.close();
  });
