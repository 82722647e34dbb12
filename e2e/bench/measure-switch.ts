import type { CDPSession, Page } from 'playwright';
import type { CpuClock } from '../support/cpu-clock.ts';

const REST_MS = 200;
/** Between a finger's way down and up. */
const PRESS_MS = 80;

export interface SwitchTimes {
  /** By the clock. */
  ms: number;
  /** Of the page's main thread. */
  cpuMs: number;
}

/**
 * Follows the link to `path` and answers with the time until `ready` is in the document and laid out. The wait for the
 * screen's next refresh, which depends on the screen, is left out.
 */
export async function measureSwitch(page: Page, clock: CpuClock, path: string, ready: string): Promise<SwitchTimes> {
  // As a hand does: who clicks has pointed first, and the studio has fetched what it is pointed at.
  await page.locator(`nav a[href="${path}"]`).first().hover();
  await page.evaluate(rest, REST_MS);
  const before = await clock.read();
  const ms = await page.evaluate(followLink, { path, ready, pressMs: PRESS_MS });
  const after = await clock.read();
  return { ms, cpuMs: after.allMs - before.allMs };
}

/** Runs in the page: until nothing has been fetched for `ms` and the page has nothing to do. */
function rest(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      watch.disconnect();
      requestIdleCallback(() => resolve());
    };
    let timer = setTimeout(finish, ms);
    const watch = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, ms);
    });
    watch.observe({ type: 'resource' });
  });
}

/** Runs in the page: presses the link, and measures from the click. */
async function followLink({ path, ready, pressMs }: { path: string; ready: string; pressMs: number }): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
  if (!link) throw new Error(`No navigation leads to ${path}.`);
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, pressMs));
  return new Promise((resolve) => {
    const started = performance.now();
    const check = (): void => {
      if (location.pathname !== path || !document.querySelector(ready)) return;
      observer.disconnect();
      document.body.getBoundingClientRect();
      resolve(performance.now() - started);
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    link.click();
    check();
  });
}

/** Event listeners that are alive in the page, after what can be freed has been freed. */
export async function countListeners(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
}
