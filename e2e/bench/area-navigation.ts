import type { Page } from 'playwright';
import { CpuClock } from '../support/cpu-clock.ts';
import { type BenchContext, withSession } from './bench-context.ts';
import { countListeners, measureSwitch, type SwitchTimes } from './measure-switch.ts';
import { DESKTOP, newContext } from './new-context.ts';
import { openUntilReady } from './open-until-ready.ts';
import { COMMENTS_READY, HOME_READY, MY_STORIES_READY } from './ready-selectors.ts';
import type { Figure } from './report.ts';
import { spreadOf } from './samples.ts';

const AREA = 'navigation';
const PAGES = [
  { name: 'Comments', path: '/comments', ready: COMMENTS_READY },
  { name: 'Home', path: '/', ready: HOME_READY },
  { name: 'My Stories', path: '/my-stories', ready: MY_STORIES_READY },
];
/** The tab is opened with My Stories: coming back to it is no first visit. */
const FIRST_PAGES = PAGES.filter(({ name }) => name !== 'My Stories');
const FIRST_TURNS = 7;
const ROUNDS = 16;
const SWITCHES = 50;

/** Between pages that the studio has fetched ahead, on an unthrottled desktop. */
export async function measureNavigation(bench: BenchContext): Promise<Figure[]> {
  const first = new Map<string, number[]>();
  // Also beside a server that has just started: the first turn pays for it.
  for (let turn = 0; turn < FIRST_TURNS; turn += 1)
    await fromMyStories(bench, async (page, clock) => {
      for (const { name, path, ready } of FIRST_PAGES) {
        const { ms } = await measureSwitch(page, clock, path, ready);
        first.set(name, [...(first.get(name) ?? []), ms]);
      }
    });
  const firstFigures = [...first].map(([name, all]) => ({ ...bar(`to ${name}, first`, 40), ...spreadOf(all) }));
  const others = await fromMyStories(bench, async (page, clock) => {
    await page.evaluate(() => {
      window.benchCls = 0;
    });
    return [...(await repeatedFigures(page, clock)), ...(await listenerFigures(page, clock))];
  });
  return [...firstFigures, ...others];
}

/** A tab that has been opened with My Stories and is at rest. */
async function fromMyStories<T>(
  { studio, browser, api }: BenchContext,
  use: (page: Page, clock: CpuClock) => Promise<T>,
): Promise<T> {
  const context = await newContext(browser, DESKTOP);
  await withSession(api)(context);
  const page = await context.newPage();
  try {
    await openUntilReady(page, `${studio.url}/my-stories`, MY_STORIES_READY);
    await page.waitForLoadState('networkidle');
    return await use(page, await CpuClock.start(page));
  } finally {
    await context.close();
  }
}

async function repeatedFigures(page: Page, clock: CpuClock): Promise<Figure[]> {
  const times = new Map(PAGES.map(({ name }): [string, SwitchTimes[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, path, ready } of PAGES) times.get(name)?.push(await measureSwitch(page, clock, path, ready));
  }
  const cls = await page.evaluate(() => window.benchCls);
  const figures = PAGES.flatMap(({ name }): Figure[] => {
    const repeated = times.get(name)?.slice(1) ?? [];
    return [
      { ...bar(`to ${name}, repeated`, 20), ...spreadOf(repeated.map(({ ms }) => ms)) },
      { area: AREA, name: `to ${name}, processor`, ...spreadOf(repeated.map(({ cpuMs }) => cpuMs)), unit: 'ms' },
    ];
  });
  return [...figures, { area: AREA, name: 'layout shift', value: cls, unit: 'CLS', limit: 0.02 }];
}

const bar = (name: string, limit: number) => ({ area: AREA, name, unit: 'ms', limit });

async function listenerFigures(page: Page, clock: CpuClock): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await countListeners(session);
  for (let count = 0; count < SWITCHES; count += 1) {
    const next = PAGES[count % PAGES.length];
    if (next) await measureSwitch(page, clock, next.path, next.ready);
  }
  // Ends where it began, so that the same page is up for both counts.
  const last = PAGES.at(-1);
  if (last && SWITCHES % PAGES.length !== 0) await measureSwitch(page, clock, last.path, last.ready);
  const grown = (await countListeners(session)) - before;
  return [{ area: AREA, name: `listeners left by ${SWITCHES} switches`, value: grown, unit: 'listeners', limit: 5 }];
}
