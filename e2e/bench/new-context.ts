import type { Browser, BrowserContext } from 'playwright';

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1440, height: 900 };

/** A browser that has never been here. */
export async function newContext(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  // tsx names the functions that are sent to the page with a helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  return context;
}
