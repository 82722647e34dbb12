import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const chapterText = (page: Page) => page.getByRole('textbox', { name: 'Chapter text' });
export const chapterTitle = (page: Page) => page.getByRole('textbox', { name: 'Chapter title' });
export const savedState = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });

/** Pastes as the keyboard does, through the real clipboard. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await chapterText(page).click();
  await page.keyboard.press('Control+v');
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(savedState(page)).toBeVisible({ timeout: 20_000 });
}

/** The chapter's paragraphs as the author sees them. */
export async function readParagraphs(page: Page): Promise<string[]> {
  return chapterText(page).locator('p').allInnerTexts();
}
