import type { Page } from 'playwright';
import type { LayoutShift } from '../support/layout-shift.ts';

declare global {
  interface Window {
    /** When the content had been painted, since the navigation, in ms. */
    benchReadyMs?: number;
    /** Layout shift so far that no input caused. */
    benchCls: number;
  }
}

const READY = 'bench: ready';
const PATIENCE_MS = 60_000;

/**
 * Opens `url` and waits until what `selector` names has been painted. The page tells by itself: asking it (Playwright's
 * `waitForFunction`) has it parse the driver's script first, on a throttled phone 25 ms in the midst of a load that is
 * not over when the document is.
 */
export async function openUntilReady(page: Page, url: string, selector: string): Promise<void> {
  await page.addInitScript(watchReady, { selector, message: READY });
  const ready = page.waitForEvent('console', { predicate: (said) => said.text() === READY, timeout: PATIENCE_MS });
  await Promise.all([ready, page.goto(url)]);
}

/** Runs in the page before its own scripts. */
function watchReady({ selector, message }: { selector: string; message: string }): void {
  window.benchCls = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) if (!entry.hadRecentInput) window.benchCls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const check = (): void => {
    if (!document.querySelector(selector)) {
      requestAnimationFrame(check);
      return;
    }
    // A message posted in a frame arrives after that frame has been painted.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      window.benchReadyMs = performance.now();
      console.debug(message);
    };
    channel.port2.postMessage(undefined);
  };
  requestAnimationFrame(check);
}
