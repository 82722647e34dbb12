import type { Browser, Page } from '@playwright/test';
import { createDraft, editPath } from './fault-chapter.ts';
import { signedInContext } from './session-state.ts';
import { expect } from './test.ts';
import { chapterText } from './writing.ts';

/** A fresh draft, open in a signed-in browser context of its own; `stored` is what the server has of it. */
export async function openDraft(browser: Browser, studioUrl: string, text?: string) {
  const { context, api } = await signedInContext(browser, studioUrl);
  const chapterId = await createDraft(api, text);
  const page = await context.newPage();
  await page.goto(editPath(chapterId));
  await expect(chapterText(page)).toBeVisible();
  const stored = async () => JSON.stringify((await api.expect('chapter/get', { chapter_id: chapterId })).content);
  return { context, api, page, chapterId, stored };
}

/** Types at the end of the text. */
export async function write(page: Page, text: string): Promise<void> {
  await chapterText(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

export const saveStatus = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });
