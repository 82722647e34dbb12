import type { Page } from '@playwright/test';
import { claimsOf, createSigningKey } from '../support/identity/signing-key.ts';
import { choosePerson, expect, openPopup, test } from '../support/identity/test.ts';
import { DEMO_AUTHOR } from '../support/test.ts';

const QUIET = 'That did not work. Try again, or choose another way.';
const button = (page: Page, provider: string) => page.getByRole('button', { name: `Continue with ${provider}` });

/** A button that waits; its own label is hidden meanwhile. */
const busy = (page: Page) => page.locator('button[aria-busy=true]');

const seconds = () => Math.floor(Date.now() / 1000);

/** Everything of this origin that the SDK remembers in the tab. */
const providerSession = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^firebase:authUser|^provider_session/.test(key)));

test('Google: the popup signs in, a new author is asked who they are, and sign-out ends it at the provider', async ({
  page,
}) => {
  await page.goto('/login');
  await choosePerson(await openPopup(page, 'Google'), 'google.person@example.com');
  await expect(page).toHaveURL(/\/login\/self-info$/);
  expect(await providerSession(page)).toHaveLength(2);
  const uid = await page.evaluate(() => localStorage.getItem('uid'));
  expect(await page.evaluate((key) => localStorage.getItem(key), `flags:${uid}`)).toContain('"accountBindType":3');

  // After a reload no page carries the provider's code, until it is needed.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/help-center');
  // The pen-name dialog stands over every page of a new author.
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true });
  await expect(signOut).toBeVisible();
  expect(asked.filter((url) => url.includes('firebase-sdk'))).toEqual([]);
  await signOut.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => providerSession(page)).toEqual([]);
});

test('the SDK comes after the page can be used, and only here; Facebook signs in under its own sid', async ({
  page,
}) => {
  const scripts: { url: string; atMs: number }[] = [];
  const started = Date.now();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push({ url: request.url(), atMs: Date.now() - started });
  });
  await page.goto('/login?redirect_url=%2Flogin%2Fself-info%3Ffrom%3Dhere');
  await expect.poll(() => scripts.filter(({ url }) => url.includes('firebase-sdk')).length).toBe(1);
  const paintedMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  expect(paintedMs).toBeGreaterThan(0);
  // The browser lists a file once it has come.
  const loadedMs = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('firebase-sdk'))?.startTime ?? 0,
    );
  await expect.poll(loadedMs).toBeGreaterThan(0);
  expect(await loadedMs()).toBeGreaterThan(paintedMs);
  expect(scripts.filter(({ url }) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);

  const login = page.waitForRequest(/user\/login$/);
  await choosePerson(await openPopup(page, 'Facebook'), 'facebook.person@example.com');
  expect((await login).postDataJSON()).toMatchObject({ sid: 2 });
  await expect(page).toHaveURL(/\/login\/self-info\?from=here$/);
});

test('a popup that is closed leaves the page as it was', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  const popup = await openPopup(page, 'Google');
  await expect(busy(page)).toHaveCount(1);
  await popup.close();
  // The SDK looks every two seconds, and gives an answer that may be on its way eight more.
  await expect(async () => {
    await page.clock.fastForward(2_500);
    await expect(busy(page)).toHaveCount(0, { timeout: 50 });
  }).toPass();
  await expect(page.getByText(QUIET)).toHaveCount(0);
  await choosePerson(await openPopup(page, 'Google'), 'second.thought@example.com');
  await expect(page).toHaveURL(/\/login\/self-info$/);
});

for (const [provider, sid] of [
  ['Google', 3],
  ['Facebook', 2],
] as const) {
  test(`${provider}: where popups are blocked, the page goes there and back, at the second try too`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/login?redirect_url=%2Flogin%2Fself-info%3Ffrom%3Dredirect');
    await button(page, provider).click();
    await page.waitForURL(/emulator\/auth\/handler/);
    await page.goBack();
    await expect(button(page, provider)).toBeVisible();
    await expect(busy(page)).toHaveCount(0);
    await expect(page.getByText(QUIET)).toHaveCount(0);
    await button(page, provider).click();
    await page.waitForURL(/emulator\/auth\/handler/);
    const login = page.waitForRequest(/user\/login$/);
    await choosePerson(page, `${provider.toLowerCase()}.redirect@example.com`);
    expect((await login).postDataJSON()).toMatchObject({ sid });
    await expect(page).toHaveURL(/\/login\/self-info\?from=redirect$/);
  });
}

// Which tokens do not hold, the server's own tests tell one by one; here is what becomes of the page.
test.describe('a token that does not hold opens nothing and leaves the page usable', () => {
  type Claims = Record<string, unknown>;
  const forged: [name: string, forge: (claims: Claims, sign: (claims: Claims) => string) => string][] = [
    ['signed by somebody else', (claims) => createSigningKey().sign(claims)],
    ['that has run out', (claims, sign) => sign({ ...claims, iat: seconds() - 7200, exp: seconds() - 3600 })],
  ];
  for (const [name, forge] of forged) {
    test(name, async ({ page, identity }) => {
      await page.goto('/login');
      // What the page sends is replaced on its way out of the SDK: the provider's answer carries the forged token.
      await page.route(/accounts:signInWithIdp/, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        const { firebaseKey } = identity.providers;
        await route.fulfill({ response, json: { ...body, idToken: forge(claimsOf(body.idToken), firebaseKey.sign) } });
      });
      const login = page.waitForResponse(/user\/login$/).catch(() => undefined);
      await choosePerson(await openPopup(page, 'Google'), `forged.${seconds()}@example.com`);
      // The SDK itself refuses a token that has run out.
      if (name !== 'that has run out') {
        expect(await (await login)?.json()).toMatchObject({ code: 400031 });
        await expect(page.getByText(QUIET)).toBeVisible();
      }
      await expect(busy(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
      await expect.poll(() => providerSession(page)).toEqual([]);
      await page.unroute(/accounts:signInWithIdp/);
      await choosePerson(await openPopup(page, 'Google'), `real.${Math.random().toString(36).slice(2)}@example.com`);
      await expect(page).toHaveURL(/\/login\/self-info$/);
    });
  }
});

test('an account with the same address is signed in to once, and both are linked', async ({ page }) => {
  await page.goto('/login?redirect_url=%2Fhelp-center');
  await choosePerson(await openPopup(page, 'Google'), DEMO_AUTHOR.email);
  await expect(page).toHaveURL(/\/login\/email\?redirect_url/);
  await expect(page.getByText(`You already have an account with ${DEMO_AUTHOR.email}`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(DEMO_AUTHOR.email);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_AUTHOR.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/help-center$/);
  await expect(page.getByText('Google and your account are linked.')).toBeVisible();
  const uid = await page.evaluate(() => localStorage.getItem('uid'));

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?redirect_url=%2Fhelp-center');
  // Tokens tell seconds: two of one person in one second are the same, and the second use is refused.
  const linkedBy = seconds();
  await expect.poll(seconds).toBeGreaterThan(linkedBy);
  const popup = await openPopup(page, 'Google');
  await popup.locator('.js-reuse-account', { hasText: DEMO_AUTHOR.email }).click();
  await expect(page).toHaveURL(/\/help-center$/);
  expect(await page.evaluate(() => localStorage.getItem('uid'))).toBe(uid);
});
