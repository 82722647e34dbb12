import type { Page } from '@playwright/test';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

const API = '**/api/**';
const STORY_LIST = '**/api/myfiction/story/list';
const NETWORK_MESSAGE = 'Network connection error. Please check your network settings and try again.';

async function openSignedIn(browser: Parameters<typeof signedInContext>[0], studioUrl: string): Promise<Page> {
  const { context } = await signedInContext(browser, studioUrl);
  return context.newPage();
}

test('api-down-at-start: the page says so, and Retry brings the stories', async ({ browser, studio }) => {
  const page = await openSignedIn(browser, studio.url);
  await page.route(API, (route) => route.abort());
  await page.goto('/my-stories?q=Moon');
  await expect(page.getByText(NETWORK_MESSAGE).first()).toBeVisible();
  await expect(page.getByText('Your stories did not load')).toBeVisible();
  await page.unroute(API);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { name: 'The Moon Between Us' })).toBeVisible();
});

test('server-gone-in-the-middle: the next page fails alone and heals when the server is back', async ({
  browser,
  studio,
}) => {
  const page = await openSignedIn(browser, studio.url);
  await page.goto('/my-stories?q=Moon');
  await expect(page.getByRole('heading', { name: 'The Moon Between Us' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await studio.kill();
  await page.getByRole('link', { name: 'Manage The Moon Between Us' }).click();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 20_000 });
  await studio.resume();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { name: 'The Moon Between Us' })).toBeVisible();
});

test('server-error: code 500 shows the sentence of the catalogue', async ({ browser, studio }) => {
  const page = await openSignedIn(browser, studio.url);
  await page.route(STORY_LIST, (route) => route.fulfill({ json: { code: 500, msg: 'secret detail', data: {} } }));
  await page.goto('/my-stories?q=Moon');
  await expect(page.getByText('Something went wrong, please try again.').first()).toBeVisible();
  await expect(page.getByText('secret detail')).toHaveCount(0);
});

test("api-slow: My Stories begins with what this device showed last, and says when today's list does not come", async ({
  browser,
  studio,
}) => {
  const page = await openSignedIn(browser, studio.url);
  await page.goto('/my-stories');
  const story = page.getByRole('list', { name: 'Your stories' }).getByRole('heading').first();
  await expect(story).toBeVisible();
  const asked = page.waitForRequest(STORY_LIST);
  let fail = (): void => {};
  await page.route(STORY_LIST, async (route) => {
    await new Promise<void>((resolve) => (fail = resolve));
    await route.fulfill({ json: { code: 500, msg: '', data: {} } });
  });
  await page.reload();
  await asked;
  await expect(story).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your stories' })).toHaveAttribute('aria-busy', 'true');
  fail();
  await expect(page.getByText('Your stories did not load')).toBeVisible();
  await expect(story).toHaveCount(0);
});

test('session-expired: code 103 leads to sign-in and back to the page', async ({ browser, studio }) => {
  const page = await openSignedIn(browser, studio.url);
  await page.route(STORY_LIST, (route) => route.fulfill({ json: { code: 103, msg: '', data: {} } }));
  await page.goto('/my-stories?sort=reads');
  await expect(page).toHaveURL(/\/login\?redirect_url=/);
  expect(new URL(page.url()).searchParams.get('redirect_url')).toBe(`${studio.url}/my-stories?sort=reads`);
  expect(await page.evaluate(() => ['session', 'uid', 'userinfo'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ]);
});

test('story-unavailable: code 5009005 leads to My Stories after four seconds', async ({ browser, studio }) => {
  const page = await openSignedIn(browser, studio.url);
  await page.clock.install();
  await page.route('**/api/myfiction/story/get', (route) =>
    route.fulfill({ json: { code: 5009005, msg: '', data: {} } }),
  );
  const answered = page.waitForResponse('**/api/myfiction/story/get');
  await page.goto('/my-stories/detail?id=00000000-0000-4000-8000-000000000000');
  await answered;
  // A busy machine takes its time between the steps: only what is run here passes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\/my-stories\/detail/);
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL(`${studio.url}/my-stories`);
});

test("foreign-story: another author's story looks like one that is not there", async ({ browser, studio }) => {
  const owner = await signedInContext(browser, studio.url);
  const [story] = (await owner.api.expect('story/list', { filter: 0 })).items;
  const stranger = { email: 'newcomer@example.com', password: 'writes-every-day' };
  const { api } = await signedInContext(browser, studio.url, {}, stranger);
  const answers = await Promise.all([
    api.call('story/get', { story_id: story?.story_id ?? '' }),
    api.call('story/get', { story_id: '00000000-0000-4000-8000-000000000000' }),
  ]);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.code).toBe(400007);
});
