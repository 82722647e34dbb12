import type { Locator, Page } from '@playwright/test';
import { signedInContext } from '../support/session-state.ts';
import { DEMO_AUTHOR, expect, test } from '../support/test.ts';

interface Place {
  path: string;
  /** Leads to the field. */
  open: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
}

const PLACES: Record<string, Place> = {
  'the tax form': {
    path: '/tax-info-settings',
    open: async (page) => {
      await page.getByRole('button', { name: 'Hand in a new form' }).click();
      await page.getByRole('radio', { name: 'No', exact: true }).check();
    },
    field: (page) => page.getByLabel('Full legal name'),
  },
  'a letter to support': {
    path: '/help-center',
    open: (page) => page.getByRole('button', { name: 'Contact us' }).click(),
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
  'the profile': {
    path: '/setting',
    open: async () => {},
    field: (page) => page.getByLabel('About me'),
  },
  'a report of a comment': {
    path: '/comments?filter=all',
    open: async (page) => {
      await page.getByRole('article').getByRole('button', { name: 'More', exact: true }).first().click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
};

for (const [name, { path, open, field }] of Object.entries(PLACES))
  test(`session over: ${name} is there as it was typed after signing in again`, async ({ browser, studio }) => {
    const { context, api } = await signedInContext(browser, studio.url);
    const page = await context.newPage();
    await page.goto(path);
    await open(page);
    await field(page).fill('Typed before the end');
    await api.expect('user/logout', {});
    await expect(page).toHaveURL(/\/login\?redirect_url=/);
    await page.getByRole('link', { name: 'Continue with email' }).click();
    await page.getByLabel('Email').fill(DEMO_AUTHOR.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_AUTHOR.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(field(page)).toHaveValue('Typed before the end');
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    await context.close();
  });
