import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

const LETTER = 'My bill of March counts a chapter twice.';

test('on a phone, going back closes what lies over the page first, and asks before it loses a letter', async ({
  browser,
  studio,
}) => {
  const { context } = await signedInContext(browser, studio.url, { viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  const question = page.getByRole('dialog', { name: 'Discard what you have written?' });
  const letter = page.getByRole('dialog').getByLabel('Your message');
  await page.goto('/inbox');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help-center$/);

  await page.getByRole('button', { name: 'Contact us' }).click();
  await letter.fill(LETTER);
  await page.goBack();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect(letter).toHaveValue(LETTER);

  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(letter).toHaveValue(LETTER);

  await page.goBack();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/help-center$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/inbox$/);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Contact us' })).toBeVisible();
  await expect(page).toHaveURL(/\/help-center$/);
  await context.close();
});

test('after a link to a part of the page, going back closes a dialog and a menu like anywhere else', async ({
  browser,
  studio,
}) => {
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  await page.goto('/inbox');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const security = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'security' });
  await security.click();
  await expect(page).toHaveURL(/\/setting#security$/);
  await security.click();

  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL(/\/setting#security$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/setting$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/inbox$/);
  await context.close();
});

test('on a phone, going back ends the choosing of chapters before it leaves the story', async ({ browser, studio }) => {
  const { context } = await signedInContext(browser, studio.url, { viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  // What other tests have made may stand before it in the list of all.
  await page.goto('/my-stories?q=Moon');
  await page.getByRole('link', { name: 'The Moon Between Us' }).first().click();
  const boxes = page.getByRole('checkbox');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await boxes.first().check();
  await page.goBack();
  await expect(boxes).toHaveCount(0);
  await expect(page).toHaveURL(/\/my-stories\/detail/);
  await page.goBack();
  await expect(page).toHaveURL(/\/my-stories\?q=Moon$/);
  await context.close();
});

test('what is written into a page is asked for before a link or a step back leaves it, and a reload asks too', async ({
  browser,
  studio,
}) => {
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  const question = page.getByRole('dialog', { name: 'Discard what you have written?' });
  const about = page.getByLabel('About me');
  await page.goto('/inbox');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await about.fill('Typed and not saved.');

  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'security' }).click();
  await expect(page).toHaveURL(/\/setting#security$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/setting$/);
  await expect(question).toBeHidden();

  await page.goBack();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect(question).toBeHidden();
  await expect(about).toHaveValue('Typed and not saved.');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/setting$/);

  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(about).toHaveValue('Typed and not saved.');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(about).not.toHaveValue('Typed and not saved.');
  await about.fill('Typed once more.');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page).toHaveURL(/\/inbox$/);
  await context.close();
});
