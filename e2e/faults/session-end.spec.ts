import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
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
      await page.getByRole('article').getByRole('button', { name: /^More/ }).first().click();
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

async function signInAgain(page: Page): Promise<void> {
  await expect(page.getByText('Your session has ended. Sign in to go on where you were.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await page.getByLabel('Email').fill(DEMO_AUTHOR.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_AUTHOR.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Ends the session that the page has, as another device does. */
async function endSession(page: Page, api: ApiClient): Promise<void> {
  const { session, uid } = await page.evaluate(() => ({ ...localStorage }));
  api.caller = { session, uid: Number(uid) };
  await api.expect('user/logout', {});
  await page.waitForURL(/\/login\?/);
}

const RETURNS: Record<string, (page: Page) => Promise<unknown>> = {
  'after signing in again': async () => {},
  'after the sign-in page was loaded anew': (page) => page.reload(),
};

for (const [name, { path, open, field }] of Object.entries(PLACES))
  test(`session over: ${name} is there as it was typed`, async ({ browser, studio }) => {
    const { context, api } = await signedInContext(browser, studio.url);
    const page = await context.newPage();
    const address = await path(api);
    await page.goto(address);
    await open(page);
    for (const [how, meanwhile] of Object.entries(RETURNS))
      await test.step(how, async () => {
        const words = `Typed before the end, there ${how}`;
        await field(page).fill(words);
        await endSession(page, api);
        await meanwhile(page);
        await signInAgain(page);
        await expect(field(page)).toHaveValue(words);
        expect(new URL(page.url()).pathname).toBe(address.split('?')[0]);
        // Nothing lies on the device that belongs to nobody.
        expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.0.')))).toEqual([]);
      });
    await context.close();
  });

test('session over: no number of a person or an account is stored on the device', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  await page.goto('/tax-info-settings');
  await page.getByRole('button', { name: 'Hand in a new form' }).click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  const number = page.getByLabel('Tax number in your country');
  await number.fill('98-7654321');
  const signature = page.getByLabel('Type your name as it stands in the form');
  await signature.fill('Noor Signed This');
  await api.expect('user/logout', {});
  await page.waitForURL(/\/login\?/);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain('w-8ben');
  expect(stored).not.toMatch(/7654321|Noor Signed/);
  await signInAgain(page);
  await expect(number).toHaveValue('98-7654321');
  await expect(signature).toHaveValue('Noor Signed This');
  await context.close();
});

interface Deed {
  path: (api: ApiClient) => string | Promise<string>;
  /** The call that finds the session over. */
  call: string;
  act: (page: Page) => Promise<void>;
  /** What the author had chosen stands there again. */
  chosen: (page: Page) => Promise<void>;
}

const comments = (page: Page) => page.getByRole('feed', { name: 'Comments' }).getByRole('article');
const choose = async (page: Page, item: string) => {
  await comments(page).getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};
const DAY = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10);

const DEEDS: Record<string, Deed> = {
  'scheduling chapters': {
    path: async (api) => `/my-stories/detail?id=${await storyNamed(api, 'Love, Pending')}`,
    call: 'chapter/bulk',
    act: async (page) => {
      await page.getByRole('radio', { name: /^Drafts/ }).click();
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      await page.getByRole('region', { name: 'Actions for the selected chapters' }).getByText('Schedule').click();
      await page.getByRole('radio', { name: /^All at one time/ }).check();
      await page.getByLabel('Day', { exact: true }).fill(DAY);
      await page.getByRole('button', { name: 'Schedule 1 chapter' }).click();
    },
    chosen: async (page) => {
      await expect(page.getByLabel('Day', { exact: true })).toHaveValue(DAY);
      await expect(page.getByRole('button', { name: 'Schedule 1 chapter' })).toBeEnabled();
    },
  },
  'hiding chosen comments': {
    path: () => '/comments?filter=all',
    call: 'comment/act',
    act: async (page) => {
      for (const place of [0, 2]) await comments(page).nth(place).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Hide', exact: true }).last().click();
    },
    chosen: (page) => expect(page.getByText('2 selected')).toBeVisible(),
  },
  'blocking a reader': {
    path: () => '/comments?filter=all',
    call: 'comment/block',
    act: async (page) => {
      await choose(page, 'Block reader');
      await page.getByRole('dialog').getByRole('textbox').fill('Spoils every ending');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Block/ })
        .click();
    },
    chosen: (page) => expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Spoils every ending'),
  },
  'a reply that is pinned': {
    path: () => '/comments?filter=all',
    call: 'comment/reply',
    act: async (page) => {
      await comments(page).first().getByRole('button', { name: 'Reply' }).click();
      await page.getByRole('button', { name: 'Pin to chapter' }).click();
      await page.getByRole('textbox', { name: /^Reply to/ }).fill('Thank you');
      await page.keyboard.press('Control+Enter');
    },
    chosen: async (page) => {
      await expect(page.getByRole('textbox', { name: /^Reply to/ })).toHaveValue('Thank you');
      await expect(page.getByRole('button', { name: 'Pin to chapter' })).toHaveAttribute('aria-pressed', 'true');
    },
  },
};

for (const [name, { path, call, act, chosen }] of Object.entries(DEEDS))
  test(`session over: ${name} is told as not done, and stands as it was chosen`, async ({ browser, studio }) => {
    const { context, api } = await signedInContext(browser, studio.url);
    const page = await context.newPage();
    const isReading = (body: string | null) => body?.includes('"action":"read"') === true;
    await page.route(`**/api/myfiction/${call}`, (route) =>
      // What the page marks as read by itself is not the deed.
      isReading(route.request().postData())
        ? route.abort()
        : route.fulfill({ json: { code: 101, msg: '', data: null } }),
    );
    await page.goto(await path(api));
    await act(page);
    await page.waitForURL(/\/login\?/);
    await expect(page.getByText('Your session had ended, so this was not done.')).toBeVisible();
    await page.reload();
    await signInAgain(page);
    await chosen(page);
    await context.close();
  });
