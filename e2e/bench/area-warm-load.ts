import { type BenchContext, withSession } from './bench-context.ts';
import { each, type Load, measureLoad } from './measure-load.ts';
import { PHONE, withProfile } from './new-context.ts';
import { MY_STORIES_READY, SIGN_IN_READY } from './ready-selectors.ts';
import type { Figure } from './report.ts';
import { ratiosOf, spreadOf } from './samples.ts';

const TURNS = 7;
const AREA = 'warm load';

/**
 * A phone that has been here twice: everything immutable is in its cache, and so is the compiled code, which Chromium
 * keeps from the second visit on. That takes a profile on disk.
 */
export async function measureWarmLoad(bench: BenchContext): Promise<Figure[]> {
  const { studio } = bench;
  const pages: LoadedPage[] = [
    { name: 'sign-in', url: `${studio.url}/login/email`, ready: SIGN_IN_READY, signedIn: false, cold: [], warm: [] },
    {
      name: 'My Stories',
      url: `${studio.url}/my-stories`,
      ready: MY_STORIES_READY,
      signedIn: true,
      cold: [],
      warm: [],
    },
  ];
  for (let turn = 0; turn < TURNS; turn += 1) for (const page of pages) await visit(bench, page);
  return pages.flatMap(figuresOf);
}

interface LoadedPage {
  name: string;
  url: string;
  ready: string;
  signedIn: boolean;
  /** By turn: each profile's first visit, and its third. */
  cold: Load[];
  warm: Load[];
}

async function visit({ api }: BenchContext, { url, ready, signedIn, cold, warm }: LoadedPage): Promise<void> {
  await withProfile(PHONE, async (context) => {
    if (signedIn) await withSession(api)(context);
    cold.push(await measureLoad(context, url, ready));
    await measureLoad(context, url, ready);
    warm.push(await measureLoad(context, url, ready));
  });
}

function figuresOf({ name, cold, warm }: LoadedPage): Figure[] {
  const area = AREA;
  const ratio = (figure: keyof Load) => spreadOf(ratiosOf(each(warm, figure), each(cold, figure)));
  const kilobytes = spreadOf(each(warm, 'bytes').map((bytes) => bytes / 1024));
  return [
    { area, name: `${name}, bytes`, ...kilobytes, unit: 'KB', limit: 15 },
    { area, name: `${name}, ready to cold`, ...ratio('readyMs'), unit: '×', limit: 0.5 },
    { area, name: `${name}, processor to cold`, ...ratio('cpuMs'), unit: '×' },
    { area, name: `${name}, ready`, ...spreadOf(each(warm, 'readyMs')), unit: 'ms' },
    { area, name: `${name}, ready cold`, ...spreadOf(each(cold, 'readyMs')), unit: 'ms' },
  ];
}
