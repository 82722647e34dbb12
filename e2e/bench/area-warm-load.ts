import { type BenchContext, withSession } from './bench-context.ts';
import { type Load, measureLoad, median } from './measure-load.ts';
import { PHONE, withProfile } from './new-context.ts';
import { MY_STORIES_READY, SIGN_IN_READY } from './ready-selectors.ts';
import type { Figure } from './report.ts';

const RUNS = 5;
const AREA = 'warm load';

/**
 * A phone that has been here twice: everything immutable is in its cache, and so is the compiled code, which Chromium
 * keeps from the second visit on. That takes a profile on disk.
 */
export async function measureWarmLoad(bench: BenchContext): Promise<Figure[]> {
  const { studio } = bench;
  return [
    ...(await measure(bench, 'sign-in', `${studio.url}/login/email`, SIGN_IN_READY, false)),
    ...(await measure(bench, 'My Stories', `${studio.url}/my-stories`, MY_STORIES_READY, true)),
  ];
}

async function measure(
  { api }: BenchContext,
  name: string,
  url: string,
  ready: string,
  signedIn: boolean,
): Promise<Figure[]> {
  const cold: Load[] = [];
  const warm: Load[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await withProfile(PHONE, async (context) => {
      if (signedIn) await withSession(api)(context);
      cold.push(await measureLoad(context, url, ready));
      await measureLoad(context, url, ready);
      warm.push(await measureLoad(context, url, ready));
    });
  }
  const ratio = median(warm).readyMs / median(cold).readyMs;
  return [
    { area: AREA, name: `${name}, bytes`, value: median(warm).bytes / 1024, unit: 'KB', limit: 15 },
    { area: AREA, name: `${name}, ready to cold`, value: ratio, unit: '×', limit: 0.5 },
    { area: AREA, name: `${name}, ready`, value: median(warm).readyMs, unit: 'ms' },
  ];
}
