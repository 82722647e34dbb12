import type { CDPSession, Page } from 'playwright';

export interface KeyTimes {
  /** Median from the key event to the frame after it has been painted, in ms. */
  keyToPaintMs: number;
  p95Ms: number;
  /** Script time per key, in ms. */
  scriptMsPerKey: number;
}

declare global {
  interface Window {
    benchKeyMs: number[];
  }
}

const KEYS = 60;
const WARM_UP_KEYS = 10;

/** Types into the focused field of `page` and measures each key to its paint. */
export async function measureKeys(page: Page): Promise<KeyTimes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(watchKeys);
  await typeKeys(page, WARM_UP_KEYS);
  await page.evaluate(() => {
    window.benchKeyMs = [];
  });
  const before = await scriptSeconds(session);
  await typeKeys(page, KEYS);
  const scriptMs = ((await scriptSeconds(session)) - before) * 1000;
  const times = (await page.evaluate(() => window.benchKeyMs)).sort((a, b) => a - b);
  if (times.length < KEYS) throw new Error(`Only ${times.length} of ${KEYS} keys reached the page.`);
  return { keyToPaintMs: at(times, 0.5), p95Ms: at(times, 0.95), scriptMsPerKey: scriptMs / KEYS };
}

function at(sorted: readonly number[], quantile: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? Number.NaN;
}

async function typeKeys(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const seen = await page.evaluate(() => window.benchKeyMs.length);
    await page.keyboard.press(index % 6 === 5 ? 'Space' : 'e');
    await page.waitForFunction((length) => window.benchKeyMs.length > length, seen);
  }
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0;
}

/** Event Timing reports nothing useful headless: the frame's message is the paint. */
function watchKeys(): void {
  window.benchKeyMs = [];
  window.addEventListener(
    'keydown',
    (event) => {
      const started = event.timeStamp;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.benchKeyMs.push(performance.now() - started);
        channel.port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}
