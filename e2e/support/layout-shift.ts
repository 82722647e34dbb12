import type { Page } from '@playwright/test';

/** One frame's, as browsers report it; TypeScript's library does not know it. */
export interface LayoutShift extends PerformanceEntry {
  /** Share of the screen that moved, times how far, in shares of its longer side. */
  value: number;
  hadRecentInput: boolean;
}

/** How much of the page has moved by itself since it began to load (https://web.dev/articles/cls, without its window). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    observer.disconnect();
    return shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
  });
}
