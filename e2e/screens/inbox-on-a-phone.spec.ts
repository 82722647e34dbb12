import { prefer } from '../support/preferences.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

test('what a letter is about is read in the list whole on a phone, in letters of twice the size', async ({
  browser,
  studio,
}) => {
  const { context } = await signedInContext(browser, studio.url, { viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await page.goto('/');
  await prefer(page, { textSize: 200 });
  await page.goto('/inbox');
  const titles = page.getByRole('region', { name: 'Messages' }).locator('li [dir="auto"]:first-child');
  await expect(titles.first()).toBeVisible();
  const cutOff = await titles.evaluateAll((all) =>
    all.filter((title) => title.scrollWidth > title.clientWidth).map((title) => title.textContent),
  );
  expect(cutOff).toEqual([]);
  await context.close();
});
