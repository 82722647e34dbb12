import type { Preferences } from '@myfiction/shared/host/store/preferences-slice.ts';
import type { Page } from '@playwright/test';

/** Chooses what the settings offer, as those of another tab do. */
export async function prefer(page: Page, change: Partial<Preferences>): Promise<void> {
  await page.evaluate((chosen) => {
    const preferences = JSON.parse(localStorage.getItem('preferences') ?? '{}');
    localStorage.setItem('preferences', JSON.stringify({ ...preferences, ...chosen }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  }, change);
}
