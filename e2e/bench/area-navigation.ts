import type { Page } from 'playwright';
import { type BenchContext, withSession } from './bench-context.ts';
import { watchReady } from './measure-load.ts';
import { countListeners, measureSwitch } from './measure-switch.ts';
import { DESKTOP, newContext } from './new-context.ts';
import { COMMENTS_READY, HOME_READY, MY_STORIES_READY } from './ready-selectors.ts';
import type { Figure } from './report.ts';

const AREA = 'navigation';
const PAGES = [
  { name: 'Comments', path: '/comments', ready: COMMENTS_READY },
  { name: 'Home', path: '/', ready: HOME_READY },
  { name: 'My Stories', path: '/my-stories', ready: MY_STORIES_READY },
];
const ROUNDS = 8;
const SWITCHES = 50;

/** Between pages that the studio has fetched ahead, on an unthrottled desktop. */
export async function measureNavigation({ studio, browser, api }: BenchContext): Promise<Figure[]> {
  const context = await newContext(browser, DESKTOP);
  await withSession(api)(context);
  const page = await context.newPage();
  await page.addInitScript(watchReady, MY_STORIES_READY);
  try {
    await page.goto(`${studio.url}/my-stories`);
    await page.waitForFunction(() => window.benchReadyMs !== undefined);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      window.benchCls = 0;
    });
    return [...(await switchTimes(page)), ...(await listenerFigures(page))];
  } finally {
    await context.close();
  }
}

async function switchTimes(page: Page): Promise<Figure[]> {
  const times = new Map(PAGES.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, path, ready } of PAGES) times.get(name)?.push(await measureSwitch(page, path, ready));
  }
  const cls = await page.evaluate(() => window.benchCls);
  const figures = PAGES.flatMap(({ name }): Figure[] => {
    const [first = Number.NaN, ...repeated] = times.get(name) ?? [];
    const sorted = repeated.toSorted((a, b) => a - b);
    return [
      // The bench begins in My Stories: coming back to it is no first visit.
      ...(name === 'My Stories' ? [] : [figure(`to ${name}, first`, first, 40)]),
      figure(`to ${name}, repeated`, sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, 20),
    ];
  });
  return [...figures, { area: AREA, name: 'layout shift', value: cls, unit: 'CLS', limit: 0.02 }];
}

const figure = (name: string, value: number, limit: number): Figure => ({ area: AREA, name, value, unit: 'ms', limit });

async function listenerFigures(page: Page): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await countListeners(session);
  for (let count = 0; count < SWITCHES; count += 1) {
    const next = PAGES[count % PAGES.length];
    if (next) await measureSwitch(page, next.path, next.ready);
  }
  // Ends where it began, so that the same page is up for both counts.
  const last = PAGES.at(-1);
  if (last && SWITCHES % PAGES.length !== 0) await measureSwitch(page, last.path, last.ready);
  const grown = (await countListeners(session)) - before;
  return [{ area: AREA, name: `listeners left by ${SWITCHES} switches`, value: grown, unit: 'listeners', limit: 5 }];
}
