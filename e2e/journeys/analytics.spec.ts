import { inflateSync } from 'node:zlib';
import { runDesk } from '../support/desk.ts';
import { signedInContext } from '../support/session-state.ts';
import { StudioServer } from '../support/studio-server.ts';
import { expect, test } from '../support/test.ts';

interface SentEvent {
  event: string;
  sub_event: string;
  install_id: string;
  properties: { page_name?: string; api?: string; error_code?: number; source?: string };
}

test('what an author does is what the collection has stored', async ({ browser }) => {
  // A studio of its own: the others’ events would be among these.
  const studio = await StudioServer.start();
  const { context } = await signedInContext(browser, studio.url);
  const page = await context.newPage();
  const sent: SentEvent[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/api/events/collect')) return;
    sent.push(...JSON.parse(inflateSync(Buffer.from(request.postData() ?? '', 'base64')).toString()));
  });
  const told = (name: string, where = '') =>
    expect
      .poll(
        () => sent.filter(({ event, properties }) => event === name && (properties.page_name ?? '') === where).length,
      )
      .toBeGreaterThan(0);
  try {
    await page.goto('/my-stories?events=on');
    await told('install');
    await told('start');
    await told('page_enter', 'my_stories');
    const panel = page.getByRole('complementary', { name: 'Events of this tab' });
    await expect(panel.getByText('page_enter', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Comments' }).first().click();
    await told('page_enter', 'comments');
    await page.getByRole('link', { name: 'My Stories' }).first().click();
    await told('area', 'comments');
    await page.reload();
    await expect.poll(() => sent.filter(({ event }) => event === 'page_enter').length).toBeGreaterThan(3);
    const entered = sent.filter(({ event }) => event === 'page_enter').map(({ properties }) => properties.source);
    expect(entered).toEqual(['direct', 'link', 'link', 'reload']);

    const stored = (await runDesk(studio, 'usage', '--days', '1')) as {
      pages: { page: string; views: number; browsers: number }[];
      funnel: { step: string; browsers: number }[];
      areas: { area: string; uses: number }[];
    };
    const views = (name: string) =>
      sent.filter(({ event, properties }) => event === 'page_enter' && properties.page_name === name).length;
    for (const { page: name, views: count, browsers } of stored.pages)
      expect([name, count, browsers]).toEqual([name, views(name), 1]);
    expect(stored.pages.map(({ page: name }) => name).sort()).toEqual(['comments', 'my_stories']);
    expect(stored.funnel[0]).toEqual({ step: 'installed', browsers: 1 });
    expect(stored.areas).toMatchObject([{ area: 'all_stories', uses: 1 }]);
    expect(sent.filter(({ event }) => event === 'install' || event === 'start')).toHaveLength(2);
  } finally {
    await context.close();
    await studio.dispose();
  }
});
