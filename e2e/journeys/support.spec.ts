import { expect, test } from '../support/test.ts';

const search = 'Search the help articles';

test('help answers a question with slips, offline too, and hears whether it helped', async ({ page, context }) => {
  await page.goto('/help-center');
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  // The search is loaded with the page: one answer shows that it is there.
  await page.keyboard.press('/');
  await page.getByLabel(search).fill('contract');
  await expect(page.getByRole('link', { name: /What do the contract statuses mean/ })).toBeVisible();

  await context.setOffline(true);
  await page.getByLabel(search).fill('paymnet faild');
  await expect(page.getByRole('listitem').first()).toContainText('My payment failed. What now?');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?article=payment-failed$/);
  await expect(page.getByRole('heading', { name: 'My payment failed. What now?', level: 2 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(search)).toHaveValue('paymnet faild');
  await context.setOffline(false);

  await page.goto('/help-center?article=payment-failed');
  const rated = page.waitForResponse(/help\/rate$/);
  await page.getByRole('group', { name: 'Was this helpful?' }).getByRole('button', { name: 'Yes' }).click();
  expect(await (await rated).json()).toMatchObject({ code: 0 });
  await expect(page.getByText(/Thank you/)).toBeVisible();
  const popular = page.getByRole('region', { name: 'Read most this week' });
  // The list is some seconds old at most.
  await expect(async () => {
    await page.goto('/help-center');
    await expect(popular.getByRole('listitem').first()).toContainText('My payment failed. What now?', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 15_000 });
});

test('the toast of an error leads to its article and leaves the form as it is', async ({ page, context }) => {
  await page.goto('/login/email?mode=forgot');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.keyboard.press('Enter');
  const article = context.waitForEvent('page');
  await page.getByRole('button', { name: 'What does this mean?' }).click();
  const tab = await article;
  await expect(tab).toHaveURL(/\/help-center\?article=sign-in-problems$/);
  await expect(tab.getByRole('heading', { name: 'I cannot sign in', level: 2 })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
});

test('a legal document is read by its contents, also in an older version', async ({ page }) => {
  await page.goto('/legal/privacy-policy#rights');
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'How long we keep it' }).click();
  await expect(page).toHaveURL(/#retention$/);
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'How long we keep it' })).toHaveAttribute('aria-current', 'location');
  await page.getByRole('link', { name: /^Version 1\.0/ }).click();
  await expect(page.getByText('This version is no longer in force.')).toBeVisible();
});

test.describe('public pages', () => {
  for (const [path, title] of [
    ['/help-center', 'Help Center'],
    ['/subpages/creator-space', 'Creator Space'],
    ['/legal/terms-and-conditions', 'Terms and Conditions'],
  ]) {
    test(`${path} says in its head what it is`, async ({ request, studio }) => {
      const html = await (await request.get(studio.url + path)).text();
      expect(html).toContain(`<title>${title} · MyFiction Studio</title>`);
      expect(html).toContain(`<link rel="canonical" href="${studio.url}${path}">`);
      expect(html.match(/<meta name="description"/g)).toHaveLength(1);
      expect(html).toContain('<meta property="og:description" content=');
    });
  }
});
