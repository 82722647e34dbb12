import { resolve } from 'node:path';
import { withSession } from '../bench/bench-context.ts';
import { EDITOR_SCRIPTS_KB, editorScriptsKb } from '../bench/editor-scripts.ts';
import { FIRST_LOAD_KB } from '../bench/first-load-bars.ts';
import { measureLoad } from '../bench/measure-load.ts';
import { newContext, PHONE } from '../bench/new-context.ts';
import { MY_STORIES_READY, SIGN_IN_READY } from '../bench/ready-selectors.ts';
import { openSession } from '../support/session-state.ts';
import { expect, test } from '../support/test.ts';

test('the first page brings no more over the wire than its bar, signed out and in', async ({ browser, studio }) => {
  const { api } = await openSession(studio.url);
  for (const [path, ready, kb, prepare] of [
    ['/login/email', SIGN_IN_READY, FIRST_LOAD_KB.signIn, undefined],
    ['/my-stories', MY_STORIES_READY, FIRST_LOAD_KB.myStories, withSession(api)],
  ] as const) {
    const context = await newContext(browser, PHONE);
    await prepare?.(context);
    const { bytes } = await measureLoad(context, studio.url + path, ready);
    expect.soft(bytes / 1024, path).toBeLessThanOrEqual(kb);
    await context.close();
  }
});

test('whoever comes to the studio for the first time waits for nothing that only authors see', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('link', { name: 'Continue with email' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/remotes/') && !path.startsWith('/remotes/auth/'))).toEqual([]);
});

test('the editor brings no more scripts than its bar', async () => {
  expect(await editorScriptsKb(resolve(import.meta.dirname, '../..'))).toBeLessThanOrEqual(EDITOR_SCRIPTS_KB);
});
