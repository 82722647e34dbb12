import { expect, type Page } from '@playwright/test';

export const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const SCHEMES = { day: 'light', night: 'dark' } as const;

/** The device changes its theme, and the page, whose author has chosen none, follows; every colour arrives at once. */
export async function showIn(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: SCHEMES[theme] });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await page.evaluate(() => {
    const changes = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // Not waited for: those of what is not drawn never end. The end of one may begin another in what inherits from it.
    for (let found = changes(); found.length > 0; found = changes()) for (const change of found) change.finish();
  });
}
