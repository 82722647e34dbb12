import { paths } from '@myfiction/shared/contract/paths.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

test('a chip that was clicked is drawn as chosen while the pointer rests on it', async ({ browser, studio }) => {
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  await page.goto(paths.newStory());
  const ground = (name: string) =>
    page.getByRole('button', { name, pressed: true }).evaluate((chip) => getComputedStyle(chip).backgroundColor);
  for (const name of ['Fantasy', 'Romance']) await page.getByRole('button', { name, exact: true }).click();
  await expect(async () => expect(await ground('Romance')).toBe(await ground('Fantasy'))).toPass({ timeout: 10_000 });
  await context.close();
});
