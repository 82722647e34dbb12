import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page, type Request } from '@playwright/test';

/** The stream of live events stays open for as long as the page does. */
const lasts = (request: Request) => request.resourceType() === 'eventsource';

/** After a change of the window's size the browser has been seen to tell no idle time at all, with nothing left to do. */
const LATEST_MS = 1_000;

/**
 * Follows what a page asks for. The function it gives waits until the page shows what it has asked for: nothing is on
 * its way, nothing is being loaded, and a page with nothing else to do asks for nothing more. Unlike `networkidle` it
 * waits no longer than that.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!lasts(request)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    do {
      while (underWay.size > 0) await delay(10);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // Twice: the first may come between an answer and what the page makes of it.
      await page.evaluate(async (timeout) => {
        for (let rest = 0; rest < 2; rest++)
          await new Promise<void>((resolve) => {
            requestIdleCallback(() => resolve(), { timeout });
          });
      }, LATEST_MS);
    } while (underWay.size > 0);
  };
}
