import type { CDPSession, Page } from 'playwright';

/**
 * Follows the link to `path` and answers with the ms until `ready` is in the document and laid out. The wait for the
 * screen's next refresh, which depends on the screen, is left out.
 */
export async function measureSwitch(page: Page, path: string, ready: string): Promise<number> {
  const ms = await page.evaluate(followLink, { path, ready });
  // The next switch starts from a page at rest.
  await page.waitForLoadState('networkidle');
  return ms;
}

/** Runs in the page. */
function followLink({ path, ready }: { path: string; ready: string }): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
  if (!link) throw new Error(`No navigation leads to ${path}.`);
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
