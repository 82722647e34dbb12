import type { Page } from '@playwright/test';
import { runDesk } from '../support/desk.ts';
import { signedInContext } from '../support/session-state.ts';
import { StudioServer } from '../support/studio-server.ts';
import { expect, SECOND_AUTHOR, signIn, test } from '../support/test.ts';

/** From the commit to the page. */
const AT_ONCE = { timeout: 1_000 };

const newTag = (page: Page) => page.getByRole('link', { name: /^Inbox/ }).getByText('NEW', { exact: true });
const streamOf = (page: Page) => page.waitForResponse((response) => response.url().includes('/api/myfiction/events?'));

test('what happens elsewhere shows in every tab at once: a letter, a sign-out, a block', async ({ browser }) => {
  const studio = await StudioServer.start();
  const desk = await signedInContext(browser, studio.url, {}, SECOND_AUTHOR);
  const phone = await signedInContext(browser, studio.url, {}, SECOND_AUTHOR);
  const uid = String(desk.api.caller?.uid);
  try {
    await desk.api.expect('inbox/readAll', { until: new Date().toISOString() });
    const [one, two, three] = [
      await desk.context.newPage(),
      await desk.context.newPage(),
      await phone.context.newPage(),
    ];
    const streams: string[] = [];
    for (const page of [one, two]) {
      page.on('request', (request) => request.url().includes('/events?') && streams.push(request.url()));
    }

    await test.step('the two tabs of one browser share a stream', async () => {
      const first = streamOf(one);
      await one.goto('/my-stories');
      await first;
      await two.goto('/comments');
      const onPhone = streamOf(three);
      await three.goto('/my-stories');
      await onPhone;
      await expect(two.getByRole('navigation', { name: 'Main' })).toBeVisible();
      for (const page of [one, two, three]) await expect(newTag(page)).toHaveCount(0);
    });

    await test.step('a letter of the desk is there within a second, and read in one place is read in all', async () => {
      await runDesk(studio, 'write', uid, '--title', 'About your outline', '--body', 'Two questions.');
      for (const page of [one, two, three]) await expect(newTag(page)).toBeVisible(AT_ONCE);
      expect(streams).toHaveLength(1);
      await desk.api.expect('inbox/readAll', { until: new Date().toISOString() });
      for (const page of [one, two, three]) await expect(newTag(page)).toHaveCount(0, AT_ONCE);
    });

    await test.step('a page that was left a moment ago shows what has come since', async () => {
      const open = (name: RegExp) => two.getByRole('link', { name }).first().click();
      await open(/^Inbox/);
      await expect(two.getByText('About your outline').first()).toBeVisible();
      await open(/^Comments/);
      await expect(two).toHaveURL(/\/comments/);
      await runDesk(studio, 'write', uid, '--title', 'A little later', '--body', 'While you read comments.');
      await expect(newTag(two)).toBeVisible(AT_ONCE);
      await open(/^Inbox/);
      await expect(two.getByText('A little later').first()).toBeVisible();
      await desk.api.expect('inbox/readAll', { until: new Date().toISOString() });
      await expect(newTag(two)).toHaveCount(0, AT_ONCE);
    });

    await test.step('the leading tab is closed: the other one goes on', async () => {
      const next = streamOf(two);
      await one.close();
      await next;
      await runDesk(studio, 'write', uid, '--title', 'One more', '--body', 'And a third.');
      await expect(newTag(two)).toBeVisible(AT_ONCE);
    });

    await test.step('the server goes and comes back: nothing is lost', async () => {
      await desk.api.expect('inbox/readAll', { until: new Date().toISOString() });
      await expect(newTag(two)).toHaveCount(0, AT_ONCE);
      await studio.kill();
      await runDesk(studio, 'write', uid, '--title', 'Meanwhile', '--body', 'While it was away.');
      await studio.resume();
      await expect(newTag(two)).toBeVisible({ timeout: 20_000 });
    });

    await test.step('signing the other devices out ends their session at once', async () => {
      const again = streamOf(three);
      await three.reload();
      await again;
      await desk.api.expect('account/endOtherSessions', {});
      await expect(three).toHaveURL(/\/login\?redirect_url=/, AT_ONCE);
    });

    await test.step('signing out in one tab signs the other tabs of the browser out', async () => {
      await signIn(three, SECOND_AUTHOR, studio.url);
      const four = await phone.context.newPage();
      await four.goto('/my-stories');
      await four.getByRole('button', { name: 'Account menu' }).click();
      await four.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(three).toHaveURL(/\/login/, AT_ONCE);
    });

    await test.step('a block ends every session and says why', async () => {
      await runDesk(studio, 'author', 'block', uid, '--reason', 'e2e');
      await expect(two).toHaveURL(/\/login\?redirect_url=/, AT_ONCE);
      await expect(two.getByRole('dialog')).toBeVisible();
      expect((await desk.api.call('story/list', { filter: 0 })).code).not.toBe(0);
    });
  } finally {
    await desk.context.close();
    await phone.context.close();
    await studio.dispose();
  }
});
