import { paths } from '@myfiction/shared/contract/paths.ts';
import { UI_LANGUAGES } from '@myfiction/shared/host/store/preferences-slice.ts';
import type { Page } from '@playwright/test';
import { answerWith } from '../support/answer-with.ts';
import { findBrokenAmounts } from '../support/broken-amounts.ts';
import { prefer } from '../support/preferences.ts';
import { signedInContext } from '../support/session-state.ts';
import { followRequests } from '../support/settle.ts';
import { storyNamed } from '../support/story-named.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' } as const;

async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
  const room = await page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth);
  expect.soft(room, `${place}: sideways`).toBeGreaterThanOrEqual(0);
}

/** Every amount in billions of rupees, which Spanish writes with the name of the currency. */
function inRupees<T>(data: T): T {
  return JSON.parse(JSON.stringify(data), (key, value) => {
    if (key === 'currency') return 'INR';
    return key.endsWith('_minor') && value !== 0 ? Math.sign(value) * (12_345_678_901_23 + value) : value;
  });
}

test('no amount of a bill is broken, however large, and nothing scrolls sideways', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, PHONE);
  const page = await context.newPage();
  const settled = followRequests(page);
  const [bill] = (await api.expect('bill/list', {})).items;
  if (!bill) throw new Error('The demonstration author has no bill.');
  const which = { month: bill.month, currency: bill.currency };
  const detail = await api.expect('bill/get', which);
  const story_id = detail.stories[0]?.story_id ?? '';
  await answerWith(page, 'bill/list', inRupees(await api.expect('bill/list', {})));
  await answerWith(page, 'bill/get', inRupees(detail));
  await answerWith(page, 'bill/listChapters', inRupees(await api.expect('bill/listChapters', { ...which, story_id })));
  await page.goto(paths.bill(bill.month, 'INR'));
  await page.locator('tbody button').first().click();
  await settled();
  await page.locator('tbody li button[aria-expanded]').first().click();
  for (const language of UI_LANGUAGES)
    for (const textSize of [100, 150, 200] as const) {
      await prefer(page, { language, textSize });
      await settled();
      const place = `${language}, ${textSize} %`;
      expect.soft(await findBrokenAmounts(page), place).toEqual([]);
      await expectNoSidewaysScroll(page, place);
    }
  await context.close();
});

test("the words of a day that took a whole book stay in one line of a phone's week", async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, PHONE);
  const page = await context.newPage();
  const home = await api.expect('home/get', { zone: 'UTC' });
  const days = home.writing.days.map(({ day }) => ({ day, words: 388_456 }));
  await answerWith(page, 'home/get', { ...home, writing: { ...home.writing, days } });
  await page.goto(paths.home());
  for (const [language, written] of [
    ['en', '388,456'],
    ['es', '388.456'],
  ] as const) {
    await prefer(page, { language });
    const pages = page.getByRole('listitem').getByText(written, { exact: true });
    await expect(pages).toHaveCount(7);
    const lines = await pages.evaluateAll((all) =>
      all.map((each) => {
        const words = document.createRange();
        words.selectNodeContents(each);
        return words.getClientRects().length;
      }),
    );
    expect.soft(lines, language).toEqual(Array(7).fill(1));
  }
  await context.close();
});

/** As long as names may be, and not to be broken between words. */
const LONG_NAME = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);
const NAMES: Record<string, number> = {
  title: 100,
  story_title: 100,
  reader_name: 50,
  uname: 50,
  sender: 50,
  name: 50,
};

function withLongNames(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.entries(NAMES).filter(([name]) => Object(value)[name]);
  return { ...value, ...Object.fromEntries(names.map(([name, most]) => [name, LONG_NAME.slice(0, most)])) };
}

test("no name widens a phone's page", async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, PHONE);
  const page = await context.newPage();
  const settled = followRequests(page);
  const story = await storyNamed(api, 'The Moon Between Us');
  const [letter] = (await api.expect('inbox/list', { type: 'editor' })).items;
  await page.route(/\/api\/myfiction\/\w+\/(get|list)\w*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), withLongNames)) });
  });
  for (const path of [
    paths.home(),
    paths.myStories(),
    paths.storyDetail(story),
    `${paths.storyDetail(story)}&tab=readers`,
    paths.comments(),
    paths.monthlyBill(),
    paths.paymentInfo(),
    `/inbox?id=${letter?.message_id}`,
    paths.settings(),
  ]) {
    await page.goto(path);
    await settled();
    await expectNoSidewaysScroll(page, path);
  }
  await page.goto(`/inbox?id=${letter?.message_id}`);
  const file = { name: `${LONG_NAME}.txt`, mimeType: 'text/plain', buffer: Buffer.from('x') };
  await page.getByLabel('Files to attach').setInputFiles(file);
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  await expectNoSidewaysScroll(page, 'a file to attach');
  await context.close();
});

test("a long address is read whole in a phone's settings, also where it changes", async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, PHONE);
  const page = await context.newPage();
  const email = `${'the.author.of.all.these.stories.'.repeat(2)}${LONG_NAME.slice(0, 45)}@mail.example.com`;
  const at = new Date().toISOString();
  const security = await api.expect('account/getSecurity', {});
  const link = { provider: 'gp' as const, email: `google.${email}`, linked_at: at, last_used_at: at };
  await answerWith(page, 'account/getSecurity', { ...security, email, links: [link] });
  await answerWith(page, 'account/sendCode', { resend_after_seconds: 60 });
  const expectWhole = async (text: string | RegExp) => {
    const place = page.getByText(text).first();
    await expect(place).toBeVisible();
    const end = await place.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().right;
    });
    expect(end).toBeLessThanOrEqual(PHONE.viewport.width - 16);
  };
  await page.goto(paths.settings());
  await expectWhole(email);
  await expectWhole(new RegExp(`^google\\.${email}`));
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email address').fill(`new.${email}`);
  await page.getByRole('button', { name: 'Send codes' }).click();
  await expectWhole(`Code sent to ${email}`);
  await expectWhole(`Code sent to new.${email}`);
  await context.close();
});

test('the dot of a new comment stands before its reader, and its chapter can be read, however long the names', async ({
  browser,
  studio,
}) => {
  const { context, api } = await signedInContext(browser, studio.url, PHONE);
  const page = await context.newPage();
  const reader_name = 'ThereaderwhohasreadeverythingthatwaseverwrittenonthemoonandmoreThan50';
  const list = await api.expect('comment/list', { filter: 'all' });
  await answerWith(page, 'comment/list', {
    ...list,
    items: list.items.map((item) => ({ ...item, mine: false, reader_name, story_title: LONG_NAME, seen: false })),
  });
  await page.goto(paths.comments());
  const name = page.getByText(reader_name).first();
  await expect(name).toBeVisible();
  const dot = page.getByText('New', { exact: true }).first();
  const middle = async (place: typeof name) => {
    const box = await place.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  expect(Math.abs((await middle(name)) - (await middle(dot)))).toBeLessThan(10);
  const place = page.getByText(new RegExp(`^${LONG_NAME}, ch\\.\\s`)).first();
  expect(await place.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await context.close();
});
