import { countListeners } from '../bench/measure-switch.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const SWITCHES = 50;

test(`unmounted pages leave nothing behind: listeners stay flat over ${SWITCHES} switches`, async ({
  browser,
  studio,
}) => {
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  const settled = followRequests(page);
  // What comes late, and stays: the tab's own stream, and what counts events.
  const late = ['/api/myfiction/events?', '/assets/analytics.'].map((part) =>
    page.waitForResponse((response) => response.url().includes(part)),
  );
  await page.goto('/my-stories');
  await Promise.all(late);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const main = page.getByRole('navigation', { name: 'Main' });
  const visit = async (name: RegExp): Promise<void> => {
    await main.getByRole('link', { name }).click();
    await expect(main.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  };
  const visitBoth = async (): Promise<void> => {
    await visit(/^Comments/);
    await visit(/^My Stories/);
  };
  // The first rounds fill caches that stay.
  for (let round = 0; round < 5; round += 1) await visitBoth();
  // A page counts with all of its rows.
  const count = async () => {
    await settled();
    return countListeners(session);
  };
  const before = await count();
  for (let round = 0; round < SWITCHES / 2; round += 1) await visitBoth();
  expect((await count()) - before).toBeLessThanOrEqual(5);
});
