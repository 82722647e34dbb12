import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { signedInContext } from '../support/session-state.ts';
import { storyNamed } from '../support/story-named.ts';
import { DEMO_AUTHOR, expect, test } from '../support/test.ts';

interface Place {
  path: (api: ApiClient) => string | Promise<string>;
  /** Leads to the field. */
  open: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
}

const PLACES: Record<string, Place> = {
  'the tax form': {
    path: () => '/tax-info-settings',
    open: async (page) => {
      await page.getByRole('button', { name: 'Hand in a new form' }).click();
      await page.getByRole('radio', { name: 'No', exact: true }).check();
    },
    field: (page) => page.getByLabel('Full legal name'),
  },
  'a letter to support': {
    path: () => '/help-center',
    open: (page) => page.getByRole('button', { name: 'Contact us' }).click(),
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
  'the profile': {
    path: () => '/setting',
    open: async () => {},
    field: (page) => page.getByLabel('About me'),
  },
  'a report of a comment': {
    path: () => '/comments?filter=all',
    open: async (page) => {
      await page.getByRole('article').getByRole('button', { name: 'More', exact: true }).first().click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
  'the details of a story': {
    path: async (api) => `/my-stories/book-info/${await storyNamed(api, 'Notes for a Colder Summer')}`,
    open: async () => {},
    field: (page) => page.getByLabel('Synopsis'),
  },
  'an application': {
    path: async (api) => `/book-apply/contract/new?id=${await storyNamed(api, 'Love, Pending')}&step=work`,
    // What the server has already would be there in any case.
    open: async (page) => void (await page.route('**/application/save', (route) => route.abort())),
    field: (page) => page.getByLabel('Outline'),
  },
};

for (const [name, { path, open, field }] of Object.entries(PLACES))
  test(`session over: ${name} is there as it was typed after signing in again`, async ({ browser, studio }) => {
    const { context, api } = await signedInContext(browser, studio.url);
    const page = await context.newPage();
    const address = await path(api);
    await page.goto(address);
    await open(page);
    await field(page).fill('Typed before the end');
    await api.expect('user/logout', {});
    await expect(page).toHaveURL(/\/login\?redirect_url=/);
    await page.getByRole('link', { name: 'Continue with email' }).click();
    await page.getByLabel('Email').fill(DEMO_AUTHOR.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_AUTHOR.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(field(page)).toHaveValue('Typed before the end');
    expect(new URL(page.url()).pathname).toBe(address.split('?')[0]);
    // Nothing lies on the device that belongs to nobody.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.0.')))).toEqual([]);
    await context.close();
  });
