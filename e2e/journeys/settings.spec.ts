import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
import { generate } from 'otplib';
import { readCode } from '../support/mailbox.ts';
import { StudioServer } from '../support/studio-server.ts';
import { DEMO_AUTHOR, expect, signIn, test } from '../support/test.ts';

const NEXT_PASSWORD = 'a much longer sentence';
const NEXT_EMAIL = 'noor.valdez@example.com';

test('an author looks after her account: password, devices, address, everything as a file, the end and its undo', async ({
  page,
  browser,
}) => {
  const studio = await StudioServer.start();
  const phone = await (await browser.newContext()).newPage();
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  try {
    await signIn(phone, DEMO_AUTHOR, studio.url);
    await signIn(page, DEMO_AUTHOR, studio.url);

    await test.step('she changes her password, and her phone is signed out', async () => {
      await page.goto(`${studio.url}/setting`);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByLabel('Current password').fill(DEMO_AUTHOR.password);
      await page.getByLabel('New password').fill('password1');
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByText('This password is on lists that attackers try first.').first()).toBeVisible();
      await page.getByLabel('New password').fill(NEXT_PASSWORD);
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await phone.goto(`${studio.url}/my-stories`);
      await expect(phone).toHaveURL(/\/login\?redirect_url=/);
    });

    await test.step('she signs in on the phone again and ends that session from here', async () => {
      await signIn(phone, { ...DEMO_AUTHOR, password: NEXT_PASSWORD }, studio.url);
      await page.reload();
      await section('Sign-in and security')
        .getByRole('button', { name: /^Sign out Chrom/ })
        .click();
      await expect(section('Sign-in and security').getByRole('button', { name: /^Sign out Chrom/ })).toHaveCount(0);
      await phone.reload();
      await expect(phone).toHaveURL(/\/login/);
    });

    await test.step('she moves to another address with codes from both', async () => {
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByLabel('New email address').fill(NEXT_EMAIL);
      await page.getByRole('button', { name: 'Send codes' }).click();
      const oldCode = page.getByLabel(`Code sent to ${DEMO_AUTHOR.email}`).first();
      await oldCode.click();
      await oldCode.pressSequentially(await readCode(studio.url, DEMO_AUTHOR.email));
      const newCode = page.getByLabel(`Code sent to ${NEXT_EMAIL}`).first();
      await newCode.click();
      await newCode.pressSequentially(await readCode(studio.url, NEXT_EMAIL));
      await page.getByRole('dialog').getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByText(`You sign in with ${NEXT_EMAIL} from now on.`)).toBeVisible();
    });

    await test.step('she takes everything along', async () => {
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      const zip = await JSZip.loadAsync(await readFile(await (await started).path()));
      const profile = JSON.parse((await zip.file('profile.json')?.async('string')) ?? '{}');
      expect(profile.email).toBe(NEXT_EMAIL);
      expect(Object.keys(zip.files).filter((path) => /\/chapters\/.*\.md$/.test(path)).length).toBeGreaterThan(300);
    });

    await test.step('she sets up an authenticator app, and the phone needs its code', async () => {
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByLabel('Current password').fill(NEXT_PASSWORD);
      await page.getByRole('button', { name: 'Continue' }).click();
      const shown = await page.getByRole('dialog').locator('code').textContent();
      const secret = (shown ?? '').replaceAll(' ', '');
      await page.getByLabel('Code of the app').pressSequentially(await generate({ secret }));
      const kept = page.getByRole('dialog', { name: 'Keep these recovery codes' });
      const recovery = (await kept.getByRole('listitem').first().textContent()) ?? '';
      await kept.getByRole('button', { name: 'I have kept them' }).click();
      await phone.goto(`${studio.url}/login/email`);
      await phone.getByLabel('Email', { exact: true }).fill(NEXT_EMAIL);
      await phone.getByLabel('Password', { exact: true }).fill(NEXT_PASSWORD);
      await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
      await phone.getByRole('button', { name: 'App not at hand?' }).click();
      await phone.getByLabel('Recovery code').fill(recovery);
      await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(phone).toHaveURL(`${studio.url}/`);
    });

    await test.step('the account cannot go while a contract runs', async () => {
      await page.getByRole('button', { name: 'Delete account' }).click();
      await page.getByLabel('Current password').fill(NEXT_PASSWORD);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
      const refusal = page.getByRole('dialog').getByText(/not been paid to you yet|A contract is running/);
      await expect(refusal.first()).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
    });
  } finally {
    await phone.context().close();
    await studio.dispose();
  }
});
