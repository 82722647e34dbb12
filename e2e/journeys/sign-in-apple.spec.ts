import type { Page } from '@playwright/test';
import { ApiClient } from '../support/api-client.ts';
import { expect, test } from '../support/identity/test.ts';
import { DEMO_AUTHOR } from '../support/test.ts';

const QUIET = 'That did not work. Try again, or choose another way.';
let serial = 0;

async function goToApple(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Apple' })).toBeVisible();
}

test.beforeEach(({ identity }) => {
  serial += 1;
  identity.providers.answer = { subject: `apple-${serial}`, email: `apple.${serial}@example.com` };
});

test('Apple: there and back, with the way on kept and the ticket out of the address', async ({ page }) => {
  await page.goto('/login?redirect_url=%2Flogin%2Fself-info%3Ffrom%3Dapple');
  await goToApple(page);
  const asked = new URL(page.url()).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ response_mode: 'form_post', scope: 'name email' });
  const login = page.waitForRequest(/user\/login$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  const sent = (await login).postDataJSON();
  expect(sent).toMatchObject({ sid: 1, state: asked.get('state') });
  const hash = await page.evaluate(async (nonce) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, sent.nonce);
  expect(asked.get('nonce')).toBe(hash);
  await expect(page).toHaveURL(/\/login\/self-info\?from=apple$/);
  const addresses = await page.evaluate(() => performance.getEntriesByType('navigation').length && document.referrer);
  expect(addresses).not.toContain('apple_ticket');
  await page.goBack();
  expect(page.url()).not.toContain('apple_ticket');
});

test('without Apple’s script, and cancelled at Apple: the page is as it was, and says nothing', async ({ page }) => {
  await page.route('**/appleid.auth.js', (route) => route.abort());
  await page.goto('/login?redirect_url=%2Finbox');
  const button = page.getByRole('button', { name: 'Continue with Apple' });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/appleid.auth.js');
  await goToApple(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login\?redirect_url=%2Finbox$/);
  await expect(page.getByText(QUIET)).toHaveCount(0);
  await goToApple(page);
});

// Which answers do not hold, the server's own tests tell one by one; here is what becomes of the page.
test('an answer that does not hold opens nothing and leaves the page usable', async ({ page, identity }) => {
  const { answer } = identity.providers;
  identity.providers.answer = { ...answer, state: 'of-somebody-else' };
  await page.goto('/login');
  await goToApple(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(QUIET)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  identity.providers.answer = answer;
  await goToApple(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/login\/self-info$/);
});

test('the answer is useless in another browser', async ({ page, browser, studio }) => {
  await page.goto('/login');
  await goToApple(page);
  const callback = page.waitForResponse(/\/login\/apple\/callback$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  const location = (await (await callback).allHeaders()).location ?? '';
  expect(location).toMatch(/^\/login\?apple_ticket=/);
  const stranger = await browser.newContext({ baseURL: studio.url });
  const other = await stranger.newPage();
  await other.goto(location);
  await expect(other.getByText(QUIET)).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  expect(await other.evaluate(() => localStorage.getItem('session'))).toBeNull();
  await stranger.close();
});

test('an Apple account with a known address is linked by signing in once', async ({ page, identity }) => {
  identity.providers.answer = { subject: 'noor-at-apple', email: DEMO_AUTHOR.email };
  await page.goto('/login?redirect_url=%2Fhelp-center');
  await goToApple(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`You already have an account with ${DEMO_AUTHOR.email}`)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_AUTHOR.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/help-center$/);
  await expect(page.getByText('Apple and your account are linked.')).toBeVisible();
});

test('a letter that was begun when the session ended is there after signing in over Apple’s pages', async ({
  page,
  studio,
}) => {
  const signIn = async () => {
    await goToApple(page);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.goto('/login');
  await signIn();
  await page.getByLabel('Pen name').fill(`Letter Writer ${serial}`);
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/help-center');
  await page.getByRole('button', { name: 'Contact us' }).click();
  const letter = page.getByRole('dialog').getByRole('textbox');
  await letter.fill('Typed before the end');
  const api = new ApiClient(studio.url);
  api.caller = await page.evaluate(() => ({
    uid: Number(localStorage.getItem('uid')),
    session: localStorage.getItem('session') ?? '',
  }));
  await api.expect('user/logout', {});
  await page.waitForURL(/\/login\?/);
  await signIn();
  await expect(letter).toHaveValue('Typed before the end');
});
