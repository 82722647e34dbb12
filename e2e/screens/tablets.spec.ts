import { paths } from '@myfiction/shared/contract/paths.ts';
import type { ApiClient } from '../support/api-client.ts';
import { signedInContext } from '../support/session-state.ts';
import { storyNamed } from '../support/story-named.ts';
import { expect, test } from '../support/test.ts';

const aStory = (api: ApiClient) => storyNamed(api, 'The Moon Between Us');

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
