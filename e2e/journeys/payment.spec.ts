import type { Page } from '@playwright/test';
import { findAccessibilityProblems } from '../support/axe.ts';
import { runDesk } from '../support/desk.ts';
import { readCode } from '../support/mailbox.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, SECOND_AUTHOR, test } from '../support/test.ts';
import { findSmallTargets, OVERLAY } from '../support/touch-targets.ts';

interface Asked {
  /** The code that was given before. */
  used?: string;
  /** What the dialog is called, and its button. */
  title?: string;
  button?: string;
}

/** What a phone's keyboard takes of the window's foot, with its row of suggestions, and the studio's bar of its head. */
const KEYBOARD_PX = 336;
const BARS_PX = 56;

/** The password and the code that the author finds in the mail; gives the code. */
async function confirm(
  page: Page,
  studioUrl: string,
  { used, title = 'Confirm that it is you', button = 'Confirm and save' }: Asked = {},
): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText(`We have sent a code to ${SECOND_AUTHOR.email}.`)).toBeVisible();
  await dialog.getByLabel('Your password').fill(SECOND_AUTHOR.password);
  const code = await readCode(studioUrl, SECOND_AUTHOR.email, used);
  await dialog.getByLabel('Verification code').pressSequentially(code);
  await dialog.getByRole('button', { name: button }).click();
  return code;
}

test('an author says how he is paid and hands in his tax form, which the desk sends back', async ({
  browser,
  studio,
}) => {
  const { context } = await signedInContext(browser, studio.url, {}, SECOND_AUTHOR);
  const page = await context.newPage();
  let code = '';
  try {
    await test.step('a typing mistake in the IBAN is noticed, and the click on Save still counts', async () => {
      await page.goto('/tax-info-settings');
      await page.getByRole('radio', { name: 'Bank transfer' }).check();
      await page.getByLabel('Country of the bank').fill('germ');
      await page.getByRole('option', { name: 'Germany' }).click();
      await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
      await page.getByRole('button', { name: 'Save payout method' }).click();
      await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription('This is not an IBAN. Compare it once more.');
      await expect(page.getByLabel('Account holder')).toBeFocused();
      expect(await findAccessibilityProblems(page)).toEqual([]);
    });

    await test.step('the account is saved with two proofs and shown by its last digits', async () => {
      await page.getByLabel('Account holder').fill('Idris Okonjo');
      await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
      await page.getByRole('button', { name: 'Save payout method' }).click();
      code = await confirm(page, studio.url);
      await expect(page.getByText('•••• 3000')).toBeVisible();
      await expect(page.getByText(/^Your new payout method pays from/)).toBeVisible();
    });

    await test.step('the interview picks the form, and he signs it', async () => {
      await page.getByRole('button', { name: 'Fill in the tax form' }).click();
      await page.getByRole('radio', { name: 'No' }).check();
      await page.getByLabel('Full legal name').fill('Idris Okonjo');
      await page.getByLabel('Citizenship').fill('Nigeria');
      await page.keyboard.press('Enter');
      await page.getByLabel('Date of birth').fill('1988-05-02');
      await page.getByLabel('Street and number').fill('12 Marina Road');
      await page.getByLabel('City').fill('Lagos');
      await page.getByLabel('Country', { exact: true }).fill('Nigeria');
      await page.keyboard.press('Enter');
      await page.getByLabel('Tax number in your country').fill('1048221234');
      for (const line of await page
        .getByRole('group', { name: /^Under penalties/ })
        .getByRole('checkbox')
        .all())
        await line.check();
      await page.getByLabel('Type your name as it stands in the form').fill('Idris Okonjo');
      await page.getByRole('button', { name: 'Sign and hand in' }).click();
      code = await confirm(page, studio.url, { used: code });
      await expect(page.getByText('Being checked')).toBeVisible();
    });

    await test.step('the desk sends it back, and his open page says why', async () => {
      const [form] = (await runDesk(studio, 'tax', 'list')) as { id: string }[];
      await runDesk(studio, 'tax', 'reject', form?.id ?? '', '--reason', 'The number is of somebody else.', '--yes');
      await expect(page.getByRole('alert')).toContainText('The number is of somebody else.');
      await expect(page.getByText('Needs a correction')).toBeVisible();
    });

    await test.step('he corrects it, with what he entered but for what is sealed', async () => {
      await page.getByRole('button', { name: 'Correct it' }).click();
      await expect(page.getByLabel('Citizenship')).toHaveValue('Nigeria');
      await expect(page.getByLabel('Date of birth')).toHaveValue('');
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('he removes the account, and could add another', async () => {
      const remove = page.getByRole('button', { name: 'Remove' });
      await remove.click();
      const dialog = page.getByRole('dialog', { name: 'Remove •••• 3000?' });
      await expect(dialog).toBeVisible();
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(remove).toBeFocused();
      await remove.click();
      await confirm(page, studio.url, { used: code, title: 'Remove •••• 3000?', button: 'Remove' });
      await expect(page.getByText('You have not said yet how you want to be paid.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save payout method' })).toBeVisible();
    });
  } finally {
    await context.close();
  }
});

test('on a phone, a code is asked for again with a finger, and a country is chosen above the keyboard', async ({
  browser,
  studio,
}) => {
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
  const { context } = await signedInContext(browser, studio.url, phone, SECOND_AUTHOR);
  const page = await context.newPage();
  try {
    await page.goto('/tax-info-settings');
    await page.getByLabel('Account holder').fill('Idris Okonjo');
    await page.getByLabel('PayPal email').fill('idris@example.com');
    await page.getByRole('button', { name: 'Save payout method' }).tap();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    expect(await findSmallTargets(page, OVERLAY)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
    await page.getByRole('button', { name: /^(Fill in the tax form|Correct it)$/ }).tap();
    await page.getByRole('radio', { name: 'No' }).check();
    const country = page.getByLabel('Country', { exact: true });
    await country.tap();
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    const [field, options] = [await country.boundingBox(), await list.boundingBox()];
    expect(field?.y).toBeGreaterThan(BARS_PX);
    expect((options?.y ?? 0) + (options?.height ?? 0)).toBeLessThan(812 - KEYBOARD_PX);
  } finally {
    await context.close();
  }
});
