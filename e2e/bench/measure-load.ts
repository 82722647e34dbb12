import type { Browser, BrowserContext } from 'playwright';
import { newContext, PHONE } from './new-context.ts';

/** A phone on a good mobile network: 10 Mbit/s, 40 ms, a quarter of this CPU (quality bar of the first load). */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };
const CPU_SLOWDOWN = 4;

export interface Load {
  /** Over the wire for what was asked for until ready, headers included, without fonts. */
  bytes: number;
  fontBytes: number;
  requests: number;
  /** What was asked for after ready: start-up calls nobody waits for, and pages fetched ahead in idle time. */
  laterBytes: number;
  /** From navigation to the first frame that shows the content, in ms. */
  readyMs: number;
  /** Cumulative layout shift until a second after ready. */
  cls: number;
}

declare global {
  interface Window {
    benchReadyMs?: number;
    benchCls: number;
  }
}

/** Loads `url` in `context` under the throttle and waits until `readySelector` has been painted. */
export async function measureLoad(context: BrowserContext, url: string, readySelector: string): Promise<Load> {
  const page = await context.newPage();
  await page.addInitScript(watchReady, readySelector);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const sent = new Map<string, { atSeconds: number; isFont: boolean; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    sent.set(requestId, { atSeconds: timestamp, isFont: type === 'Font', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });

  await page.goto(url);
  await page.waitForFunction(() => window.benchReadyMs !== undefined, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const timing = await page.evaluate(() => ({ readyMs: window.benchReadyMs ?? 0, cls: window.benchCls }));
  await page.close();
  const requests = [...sent.values()].filter(({ bytes }) => bytes > 0);
  const startedAt = requests[0]?.atSeconds ?? 0;
  const isLater = ({ atSeconds }: { atSeconds: number }): boolean => (atSeconds - startedAt) * 1000 > timing.readyMs;
  const first = requests.filter((request) => !isLater(request));
  return {
    bytes: sumOf(first.filter(({ isFont }) => !isFont)),
    fontBytes: sumOf(requests.filter(({ isFont }) => isFont)),
    requests: first.length,
    laterBytes: sumOf(requests.filter((request) => isLater(request) && !request.isFont)),
    ...timing,
  };
}

const sumOf = (requests: readonly { bytes: number }[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Runs in the page before its own scripts. */
export function watchReady(selector: string): void {
  window.benchCls = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.benchCls += entry.value;
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
    };
    channel.port2.postMessage(undefined);
  };
  requestAnimationFrame(check);
}

export interface MeasuredPage {
  url: string;
  ready: string;
  prepare?: (context: BrowserContext) => Promise<void>;
}

/** Cold loads of several pages, interleaved so that drift of the machine hits all alike. Median by ready time. */
export async function measureColdLoads<K extends string>(
  browser: Browser,
  pages: Record<K, MeasuredPage>,
  runs: number,
): Promise<Record<K, Load>> {
  const names = Object.keys(pages) as K[];
  const samples = new Map<K, Load[]>(names.map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) {
      const { url, ready, prepare } = pages[name];
      const context = await newContext(browser, PHONE);
      await prepare?.(context);
      samples.get(name)?.push(await measureLoad(context, url, ready));
      await context.close();
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<K, Load>;
}

export function median(loads: readonly Load[]): Load {
  const sorted = [...loads].sort((a, b) => a.readyMs - b.readyMs);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No load was measured.');
  return middle;
}
