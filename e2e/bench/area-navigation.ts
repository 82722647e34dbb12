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
const ROUNDS = 16;
const SWITCHES = 50;

/** Between pages that the studio has fetched ahead, on an unthrottled desktop. */
export async function measureNavigation({ studio, browser, api }: BenchContext): Promise<Figure[]> {
  const context = await newContext(browser, DESKTOP);
  await withSession(api)(context);
  const page = await context.newPage();
  try {
    await openUntilReady(page, `${studio.url}/my-stories`, MY_STORIES_READY);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      window.benchCls = 0;
    });
    const clock = await CpuClock.start(page);
    return [...(await switchTimes(page, clock)), ...(await listenerFigures(page, clock))];
  } finally {
    await context.close();
  }
}

async function switchTimes(page: Page, clock: CpuClock): Promise<Figure[]> {
  const times = new Map(PAGES.map(({ name }): [string, SwitchTimes[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, path, ready } of PAGES) times.get(name)?.push(await measureSwitch(page, clock, path, ready));
  }
  const cls = await page.evaluate(() => window.benchCls);
  const figures = PAGES.flatMap(({ name }): Figure[] => {
    const [first, ...repeated] = times.get(name) ?? [];
    return [
      // The bench begins in My Stories: coming back to it is no first visit.
      ...(name === 'My Stories' ? [] : [{ ...bar(`to ${name}, first`, 40), value: first?.ms ?? Number.NaN }]),
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
