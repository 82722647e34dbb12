import { readCode, readLink } from '../support/mailbox.ts';
import { openSession, signedInContext } from '../support/session-state.ts';
import { StudioServer } from '../support/studio-server.ts';
import { DEMO_AUTHOR, expect, test } from '../support/test.ts';

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

test('an address that somebody else has put in the place of the author’s is undone by the link of the mail', async ({
  page,
}) => {
  const studio = await StudioServer.start();
  const { email } = DEMO_AUTHOR;
  const foreign = 'somebody.else@example.com';
  try {
    const { api } = await openSession(studio.url);
    await api.expect('account/sendCode', { purpose: 'old-email' });
    await api.expect('account/sendCode', { purpose: 'new-email', email: foreign });
    const codes = { old_code: await readCode(studio.url, email), new_code: await readCode(studio.url, foreign) };
    await api.expect('account/changeEmail', { email: foreign, ...codes });
    const link = await readLink(studio.url, email, '/login/undo-email#');

    await page.goto(link);
    await page.getByRole('button', { name: 'Take the address back' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is back' })).toBeFocused();
    await page.getByRole('link', { name: 'Set a new password' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    const code = page.getByLabel('Verification code').first();
    await code.click();
    await code.pressSequentially(await readCode(studio.url, email, codes.old_code));
    await page.getByLabel('New password').fill('a much longer sentence');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(page).toHaveURL(`${studio.url}/`);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  } finally {
    await studio.dispose();
  }
});
