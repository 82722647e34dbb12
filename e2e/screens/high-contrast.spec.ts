import { paths } from '@myfiction/shared/contract/paths.ts';
import type { Locator } from '@playwright/test';
import { openDraft } from '../support/open-draft.ts';
import { signedInContext } from '../support/session-state.ts';
import { storyNamed } from '../support/story-named.ts';
import { expect, test } from '../support/test.ts';
import { chapterText } from '../support/writing.ts';

const expectFrame = (chosen: Locator) => expect.soft(chosen.first()).toHaveCSS('outline-style', 'solid');
const groundOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);
const expectNone = (other: Locator) => expect.soft(other.first()).toHaveCSS('outline-style', 'none');

test('what is chosen has a frame in high contrast, which knows no grounds', async ({ browser, studio }) => {
  const { context, api } = await signedInContext(browser, studio.url, { forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto(paths.storyDetail(await storyNamed(api, 'The Moon Between Us')));
  await expectFrame(page.getByRole('tab', { selected: true }));
  await expectNone(page.getByRole('tab', { selected: false }));
  await page.goto(paths.inbox());
  const choice = (checked: boolean) => page.locator('label').filter({ has: page.getByRole('radio', { checked }) });
  await expectFrame(choice(true));
  await expectNone(choice(false));
  await context.close();
});

test('a tool that is on has a frame in high contrast, and so has a dialog', async ({ browser, studio }) => {
  const { context, page } = await openDraft(browser, studio.url);
  await page.emulateMedia({ forcedColors: 'active' });
  // Of what is chosen: a style of the next letter ends with whatever moves the caret.
  await chapterText(page).click();
  await page.keyboard.type('Bold');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expectFrame(page.getByRole('button', { name: 'Bold', pressed: true }));
  await expectNone(page.getByRole('button', { name: 'Italic', pressed: false }));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectFrame(page.getByRole('dialog').locator('> div'));
  await context.close();
});

test('a mark that is a ground alone is there in high contrast, and a switch is not half covered', async ({
  browser,
  studio,
}) => {
  const { context } = await signedInContext(browser, studio.url, { forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto(paths.inbox());
  const unread = page.getByRole('link', { name: /^Unread/ }).first();
  expect(await groundOf(unread.locator('> :last-child > :last-child'))).not.toBe(await groundOf(page.locator('body')));
  await page.goto(paths.home());
  await page.getByRole('button', { name: 'Change goal' }).click();
  const knob = (element: Element) => getComputedStyle(element, '::after').content;
  expect(await page.getByRole('switch').evaluate(knob)).toBe('none');
  await context.close();
});

test('the marks of a phone’s tab bar are there in high contrast', async ({ browser, studio }) => {
  const { context } = await signedInContext(browser, studio.url, {
    forcedColors: 'active',
    viewport: { width: 375, height: 812 },
  });
  const page = await context.newPage();
  await page.goto(paths.home());
  const tab = (name: RegExp) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const bar = await groundOf(page.getByRole('navigation', { name: 'Main' }));
  const ribbon = tab(/^Home/).locator('> i');
  await expect(ribbon).toHaveCount(1);
  expect.soft(await groundOf(ribbon)).not.toBe(bar);
  const news = tab(/^Inbox/).locator('> i');
  await expect(news).toHaveCount(1);
  expect.soft(await groundOf(news)).not.toBe(bar);
  await context.close();
});
