import { type BenchContext, withSession } from './bench-context.ts';
import { each, type Load, type MeasuredPage, measureLoad, untooled } from './measure-load.ts';
import { PHONE, withProfile } from './new-context.ts';
import { MY_STORIES_READY, SIGN_IN_READY } from './ready-selectors.ts';
import type { Figure } from './report.ts';
import { ratiosOf, spreadOf } from './samples.ts';

const TURNS = 7;
const AREA = 'warm load';
const AREA_UNTOOLED = `${AREA}, no tools`;

/**
 * A phone that has been here twice: everything immutable is in its cache, and so is the compiled code, which Chromium
 * keeps from the second visit on. That takes a profile on disk.
 */
export async function measureWarmLoad({ studio, api }: BenchContext): Promise<Figure[]> {
  const signIn = { url: `${studio.url}/login/email`, ready: SIGN_IN_READY };
  const myStories = { url: `${studio.url}/my-stories`, ready: MY_STORIES_READY, prepare: withSession(api) };
  const pages: VisitedPage[] = [
    { area: AREA, name: 'sign-in', page: signIn, ratioLimit: 0.5, cold: [], warm: [] },
    { area: AREA, name: 'My Stories', page: myStories, ratioLimit: 0.5, cold: [], warm: [] },
    { area: AREA_UNTOOLED, name: 'sign-in', page: untooled(signIn), cold: [], warm: [] },
    { area: AREA_UNTOOLED, name: 'My Stories', page: untooled(myStories), cold: [], warm: [] },
  ];
  for (let turn = 0; turn < TURNS; turn += 1) for (const page of pages) await visit(page);
  return pages.flatMap(figuresOf);
}

interface VisitedPage {
  area: string;
  name: string;
  page: MeasuredPage;
  ratioLimit?: number;
  /** By turn: each profile's first visit, and its third. */
  cold: Load[];
  warm: Load[];
}

async function visit({ page: { url, ready, prepare }, cold, warm }: VisitedPage): Promise<void> {
  await withProfile(PHONE, async (context) => {
    await prepare?.(context);
    cold.push(await measureLoad(context, url, ready));
    await measureLoad(context, url, ready);
    warm.push(await measureLoad(context, url, ready));
  });
}

function figuresOf({ area, name, ratioLimit, cold, warm }: VisitedPage): Figure[] {
  const ratio = (figure: keyof Load) => spreadOf(ratiosOf(each(warm, figure), each(cold, figure)));
  const kilobytes = spreadOf(each(warm, 'bytes').map((bytes) => bytes / 1024));
  return [
    { area, name: `${name}, bytes`, ...kilobytes, unit: 'KB', limit: 15 },
    { area, name: `${name}, ready to cold`, ...ratio('readyMs'), unit: '×', ...(ratioLimit && { limit: ratioLimit }) },
    { area, name: `${name}, processor to cold`, ...ratio('cpuMs'), unit: '×' },
    { area, name: `${name}, ready`, ...spreadOf(each(warm, 'readyMs')), unit: 'ms' },
    { area, name: `${name}, ready cold`, ...spreadOf(each(cold, 'readyMs')), unit: 'ms' },
  ];
}
