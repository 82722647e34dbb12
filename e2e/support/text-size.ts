import type { Page } from '@playwright/test';

/** Chooses the size of text, in percent, as the settings of another tab do. */
export async function showTextAt(page: Page, textSize: 100 | 200): Promise<void> {
  await page.evaluate((size) => {
    const preferences = JSON.parse(localStorage.getItem('preferences') ?? '{}');
    localStorage.setItem('preferences', JSON.stringify({ ...preferences, textSize: size }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  }, textSize);
}
