import type { Page } from '@playwright/test';

/** The page's process dies: nothing of it is sent or kept any more. A page that is closed may still send what it has. */
export async function crashPage(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // Never answers: the process that would is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}
