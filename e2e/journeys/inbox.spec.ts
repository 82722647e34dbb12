import { readFile } from 'node:fs/promises';
import { findAccessibilityProblems } from '../support/axe.ts';
import { runDesk } from '../support/desk.ts';
import { signedInContext } from '../support/session-state.ts';
import { StudioServer } from '../support/studio-server.ts';
import { expect, test } from '../support/test.ts';

const LETTER = 'Which map does Ines burn? Our reader at https://example.com/notes asks.\n\nHana';

test('an author and her editor write to each other; she finds, answers, files away and keeps what must stay', async ({
  browser,
}) => {
  const studio = await StudioServer.start();
  const { context, api } = await signedInContext(browser, studio.url, { acceptDownloads: true });
  const page = await context.newPage();
  const second = await context.newPage();
  const uid = String(api.caller?.uid);
  const row = (name: RegExp, on = page) =>
    on.getByRole('region', { name: 'Messages', exact: true }).getByRole('link', { name });
  const message = page.getByRole('region', { name: 'Message', exact: true });
  try {
    await test.step('a letter comes in while she looks, in both tabs, without a reload', async () => {
      // The two tabs share it.
      const stream = page.waitForResponse((response) => response.url().includes('/api/myfiction/events?'));
      await page.goto('/inbox');
      await expect(row(/Your contract is being prepared/)).toBeVisible();
      await stream;
      await second.goto('/inbox?tab=unread');
      await expect(second.getByRole('radio', { name: /Unread 3/ })).toBeVisible();
      const options = ['--title', 'The second map', '--body', LETTER, '--sender', 'Hana Lindqvist, contract editor'];
      await runDesk(studio, 'write', uid, ...options);
      await expect(row(/^Unread: The second map/)).toBeVisible();
      await expect(row(/^Unread: The second map/, second)).toBeVisible();
      await expect(page.getByRole('radio', { name: /Unread 4/ })).toBeVisible();
    });

    await test.step('opening it marks it as read in both; Back closes it', async () => {
      await row(/The second map/).click();
      await expect(message.getByRole('heading', { name: 'The second map' })).toBeVisible();
      await expect(message.getByRole('link', { name: 'https://example.com/notes' })).toHaveAttribute('rel', /noopener/);
      await expect(second.getByRole('radio', { name: /Unread 3/ })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/inbox$/);
      await expect(page.getByText('Choose a message to read it here')).toBeVisible();
    });

    await test.step('her answer outlives a reload and a failed connection, and reaches the desk with its file', async () => {
      await row(/The second map/).click();
      const reply = message.getByRole('textbox', { name: 'Your reply' });
      await reply.fill('The first one. I attach the page.');
      await message
        .getByLabel('Files to attach')
        .setInputFiles({ name: 'page.txt', mimeType: 'text/plain', buffer: Buffer.from('Ines burns it.') });
      await expect(message.getByRole('button', { name: 'Remove page.txt' })).toBeVisible();
      await expect(message.getByRole('button', { name: 'Send' })).toBeEnabled();
      await page.reload();
      await expect(reply).toHaveValue('The first one. I attach the page.');
      await page.route('**/api/myfiction/inbox/reply', (route) => route.abort());
      await message.getByRole('button', { name: 'Send' }).click();
      await expect(message.getByText('Your reply was not sent. Text and files are kept.')).toBeVisible();
      await page.unroute('**/api/myfiction/inbox/reply');
      await message.getByRole('button', { name: 'Send' }).click();
      const letters = message.getByRole('list', { name: 'Letters' });
      await expect(letters.getByText('The first one. I attach the page.')).toBeVisible();
      await expect(reply).toHaveValue('');
      const download = page.waitForEvent('download');
      await letters.getByRole('button', { name: /page\.txt/ }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('page.txt');
      expect(await readFile(await file.path(), 'utf8')).toBe('Ines burns it.');
      expect(await runDesk(studio, 'threads')).toEqual(
        expect.arrayContaining([expect.objectContaining({ title: 'The second map', penName: 'Noor Valdez' })]),
      );
      expect(await findAccessibilityProblems(page)).toEqual([]);
    });

    await test.step('she searches, by a word of her own answer and by type', async () => {
      await page.getByRole('button', { name: 'Search and filter' }).click();
      await page.getByRole('searchbox').fill('i attach the page');
      await expect(page.getByRole('region', { name: 'Messages', exact: true }).getByRole('listitem')).toHaveCount(1);
      await expect(page).toHaveURL(/q=i\+attach\+the\+page/);
      await page.getByRole('searchbox').fill('');
      await expect(page).not.toHaveURL(/q=/);
      await page.getByRole('combobox', { name: 'Type of message' }).selectOption({ label: 'Contests' });
      await expect(row(/Love Story Contest/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Messages', exact: true }).getByRole('listitem')).toHaveCount(1);
      await page.goBack();
      await expect(row(/Your contract/)).toBeVisible();
    });

    await test.step('she archives by key, and takes it back', async () => {
      await row(/You reached 30,000 saves/).focus();
      await page.keyboard.press('e');
      await expect(row(/You reached 30,000 saves/)).toHaveCount(0);
      await expect(row(/You reached 30,000 saves/, second)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row(/You reached 30,000 saves/)).toBeVisible();
    });

    await test.step('of many, those about contracts and payments stay', async () => {
      for (const name of [/Your contract/, /A new device/]) {
        await page.getByRole('checkbox', { name }).check({ force: true });
      }
      await page.getByRole('region', { name: 'Selected messages' }).getByRole('button', { name: 'Delete' }).click();
      await expect(
        page.getByText('1 message moved to the trash. 1 about a contract or a payment stays.'),
      ).toBeVisible();
      await expect(row(/A new device/)).toHaveCount(0);
      await expect(row(/Your contract/)).toBeVisible();
      await page.getByRole('checkbox', { name: /Your contract/ }).check({ force: true });
      await page.getByRole('region', { name: 'Selected messages' }).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Messages about contracts and payments stay. You can archive them.')).toBeVisible();
      await page.goto('/inbox?folder=trash');
      await expect(row(/A new device/)).toBeVisible();
    });

    await test.step('a closed conversation can be read only', async () => {
      const waiting = await api.expect('inbox/list', { q: 'second map' });
      const id = waiting.items[0]?.message_id ?? '';
      await page.goto(`/inbox?id=${id}`);
      await expect(message.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
      await runDesk(studio, 'thread', 'close', id, '--unanswered', '--yes');
      await expect(message.getByText('This conversation is closed')).toBeVisible();
    });

    await test.step('on a phone the message takes the screen, and Back finds the row', async () => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto('/inbox');
      const last = row(/Welcome, and a first note/);
      await last.scrollIntoViewIfNeeded();
      await last.click();
      await expect(message.getByRole('heading', { name: 'Welcome, and a first note' })).toBeFocused();
      await expect(page.getByRole('region', { name: 'Messages', exact: true })).toHaveCount(0);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await message.getByRole('button', { name: 'Back to the messages' }).click();
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
    });
  } finally {
    await context.close();
    await studio.dispose();
  }
});
