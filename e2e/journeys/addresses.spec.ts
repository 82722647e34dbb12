import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

const NOBODY = '6f1c9a3e-0d4b-4c1e-9d39-1b8a3f6f0a01';

/** Addresses as mails and chats break them: cut off, or of something that is gone. */
const MISSING: Record<string, string> = {
  '/my-stories/detail?id=6f1c9a3e-0d4b': 'This story is not here',
  [`/my-stories/book-info/${NOBODY}`]: 'This story is not here',
  '/my-stories/chapter/edit?id=6f1c9a3e-0d4b': 'This chapter is not here',
  '/my-stories/chapter/new?story=6f1c9a3e-0d4b': 'This chapter is not here',
  [`/my-stories/chapter/view?id=${NOBODY}`]: 'This chapter is not here',
  '/my-stories/import?id=6f1c9a3e-0d4b': 'This story is not here',
  '/book-apply/contract/view?id=6f1c9a3e-0d4b': 'This story is not here',
  '/help-center?article=nothing': 'This article is not here any more',
  '/my-stories/book-in': 'This page is missing from the book',
  '/help-center/%E0%A4': 'This page is missing from the book',
};

test('an address that is broken says what is missing, and leads on', async ({ browser, studio }) => {
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  for (const [address, text] of Object.entries(MISSING)) {
    await page.goto(address);
    await expect(page.getByText(text).first(), address).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first(), address).toBeVisible();
  }
  await context.close();
});

test('an address that names no comment shows the list', async ({ browser, studio }) => {
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  await page.goto('/comments?filter=all&comment=%3Cscript%3E');
  await expect(page.getByRole('feed', { name: 'Comments' }).getByRole('article').first()).toBeVisible();
  await context.close();
});
