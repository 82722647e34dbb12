import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { findAccessibilityProblems } from '../support/axe.ts';
import { signedInContext } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

type PathOf = string | ((api: ApiClient) => Promise<string>);

const firstStory = async (api: ApiClient) => (await api.expect('story/list', { filter: 0 })).items[0]?.story_id ?? '';
const firstChapter = async (api: ApiClient) =>
  (await api.expect('chapter/list', { story_id: await firstStory(api), status: 'draft' })).items[0]?.chapter_id ?? '';

/** A draft with a version that says something else. */
const chapterWithVersion = async (api: ApiClient) => {
  const chapter_id = await firstChapter(api);
  const { title, content, note_before, note_after, warning } = await api.expect('chapter/get', { chapter_id });
  const shorter = { ...content, content: [...content.content.slice(1), { type: 'scene_break' as const }] };
  const text = { title, content: shorter, note_before, note_after: `${note_after} Thanks.`, warning };
  const version = { chapter_id, kind: 'named' as const, name: 'before the letter', text };
  return { chapter_id, ...(await api.expect('chapter/keepVersion', version)) };
};

const SIGNED_OUT: Record<string, string> = {
  login: '/login',
  'login-email': '/login/email',
  'login-signup': '/login/email?mode=up',
  'login-forgot': '/login/email?mode=forgot',
  'no-books': '/no-books',
  'help-signed-out': '/help-center',
  legal: '/legal/privacy-policy',
  activity: '/activity/essay',
};

const SIGNED_IN: Record<string, PathOf> = {
  home: '/',
  'my-stories': '/my-stories',
  'my-stories-completed': '/my-stories?filter=completed',
  'my-stories-no-match': '/my-stories?q=nothing+has+this+name',
  recovery: '/my-stories/recovery',
  'story-new': '/my-stories/book-info',
  'story-edit': async (api) => `/my-stories/book-info/${await firstStory(api)}`,
  'story-chapters': async (api) => `/my-stories/detail?id=${await firstStory(api)}`,
  'story-readers': async (api) => `/my-stories/detail?id=${await firstStory(api)}&tab=readers`,
  'story-chapters-no-match': async (api) => `/my-stories/detail?id=${await firstStory(api)}&q=nothing+has+this+name`,
  'story-trash': async (api) => `/my-stories/detail?id=${await firstStory(api)}&view=trash`,
  'story-details': async (api) => `/my-stories/detail?id=${await firstStory(api)}&tab=details`,
  'story-applications': async (api) => `/my-stories/detail?id=${await firstStory(api)}&tab=applications`,
  editor: async (api) => `/my-stories/chapter/edit?id=${await firstChapter(api)}`,
  'editor-history': async (api) => {
    const { chapter_id } = await chapterWithVersion(api);
    return `/my-stories/chapter/edit?id=${chapter_id}&history=now`;
  },
  'editor-comparison': async (api) => {
    const { chapter_id, number } = await chapterWithVersion(api);
    return `/my-stories/chapter/edit?id=${chapter_id}&history=${number}`;
  },
  'chapter-import': async (api) => `/my-stories/import?id=${await firstStory(api)}`,
  preview: async (api) => `/my-stories/chapter/view?id=${await firstChapter(api)}`,
  contract: async (api) => `/book-apply/contract/new?id=${await firstStory(api)}`,
  'self-info': '/login/self-info',
  settings: '/setting',
  comments: '/comments',
  'monthly-bill': '/monthly-bill',
  'payment-info': '/tax-info-settings',
  inbox: '/inbox',
  'creator-space': '/subpages/creator-space',
  'not-found': '/not-found',
};

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };

type Size = { width: number; height: number };

/** No screen scrolls sideways, however small. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

/** As tall as its content: a bar that sticks to the window's edge would cover some of what is to be checked. */
async function showWholePage(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? SIZES.desktop;
  await page.setViewportSize({ width, height });
}

async function expectScreen(page: Page, name: string, path: string, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-failure]'), `${name}: a remote failed`).toHaveCount(0);
  await expect
    .soft(page.getByRole('heading', { level: 1 }).first(), `${name}: no main heading`)
    .toBeAttached({ timeout: 3_000 });
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
  await expectNoSidewaysScroll(page);
  await showWholePage(page);
  expect.soft(await findAccessibilityProblems(page), name).toEqual([]);
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ['day', 'night'] as const) {
    const preferences = [{ name: 'preferences', value: JSON.stringify({ theme }) }];
    // Motion off: a fading panel has no settled contrast.
    const options = { viewport, reducedMotion: 'reduce' } as const;

    test(`public screens, ${size}, ${theme}`, async ({ browser, studio }) => {
      const storageState = { cookies: [], origins: [{ origin: studio.url, localStorage: preferences }] };
      const context = await browser.newContext({ ...options, baseURL: studio.url, storageState });
      const page = await context.newPage();
      for (const [name, path] of Object.entries(SIGNED_OUT))
        await test.step(name, () => expectScreen(page, `${name}-${size}-${theme}`, path, viewport));
      await context.close();
    });

    test(`author's screens, ${size}, ${theme}`, async ({ browser, studio }) => {
      test.setTimeout(180_000);
      const { context, api } = await signedInContext(browser, studio.url, options, undefined, preferences);
      const page = await context.newPage();
      for (const [name, path] of Object.entries(SIGNED_IN)) {
        const address = typeof path === 'string' ? path : await path(api);
        await test.step(name, () => expectScreen(page, `${name}-${size}-${theme}`, address, viewport));
      }
      await context.close();
    });
  }
}
