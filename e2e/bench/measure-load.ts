import type { Browser, BrowserContext } from 'playwright';
import { CpuClock } from '../support/cpu-clock.ts';
import { newContext, PHONE } from './new-context.ts';
import { openUntilReady } from './open-until-ready.ts';

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
  /** Processor time of the throttled main thread until then, in ms. */
  cpuMs: number;
  /** Cumulative layout shift until a second after ready. */
  cls: number;
}

/** Loads `url` in `context` under the throttle and waits until `readySelector` has been painted. */
export async function measureLoad(context: BrowserContext, url: string, readySelector: string): Promise<Load> {
  const page = await context.newPage();
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

  const clock = await CpuClock.start(page);
  await openUntilReady(page, url, readySelector);
  const { allMs } = await clock.read();
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
    cpuMs: allMs,
    ...timing,
  };
}

const sumOf = (requests: readonly { bytes: number }[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);

export interface MeasuredPage {
  url: string;
  ready: string;
  prepare?: (context: BrowserContext) => Promise<void>;
}

/**
 * The same page as a browser without tools shows it. Where one is attached, as the driver is, Chromium parses a function
 * once more for the first `Error` made within it, which no author pays. The bars were set with a tool attached.
 */
export function untooled(page: MeasuredPage): MeasuredPage {
  const prepare: MeasuredPage['prepare'] = async (context) => {
    await page.prepare?.(context);
    await context.addInitScript('Error.stackTraceLimit = undefined;');
  };
  return { ...page, prepare };
}

/** Cold loads of several pages, interleaved so that drift of the machine hits all alike. By page, in the order of turns. */
export async function measureColdLoads<K extends string>(
  browser: Browser,
  pages: Record<K, MeasuredPage>,
  turns: number,
): Promise<Record<K, Load[]>> {
  const names = Object.keys(pages) as K[];
  const loads = names.map((name): [K, Load[]] => [name, []]);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, ofPage] of loads) {
      const { url, ready, prepare } = pages[name];
      const context = await newContext(browser, PHONE);
      await prepare?.(context);
      ofPage.push(await measureLoad(context, url, ready));
      await context.close();
    }
  }
  return Object.fromEntries(loads) as Record<K, Load[]>;
}

/** One figure of many loads. */
export const each = (loads: readonly Load[], figure: keyof Load): number[] => loads.map((load) => load[figure]);
