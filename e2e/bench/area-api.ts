import type { BenchContext } from './bench-context.ts';
import { type CallRate, measureCalls } from './measure-api.ts';
import { measureShelf } from './measure-shelf.ts';
import type { Figure } from './report.ts';

const CALLS = 2_000;
/** As of a server that runs for days: compiling its code takes some thousand calls. */
const WARM_UP_CALLS = 4_000;
const AREA = 'api';

/** What a signed list costs over a signed call that does nothing. */
export async function measureApi({ studio, api }: BenchContext): Promise<Figure[]> {
  const empty = (count: number) => measureCalls(studio.url, studio.pid, 'getSysCfg', {}, api.caller, count);
  const list = (count: number) => measureCalls(studio.url, studio.pid, 'story/list', { filter: 0 }, api.caller, count);
  await empty(WARM_UP_CALLS);
  await list(WARM_UP_CALLS);
  const [emptyRate, listRate] = [await empty(CALLS), await list(CALLS)];
  return [
    ...callFigures('empty signed call', emptyRate),
    ...callFigures('story/list', listRate, 1),
    { area: AREA, name: 'story/list, CPU to empty', value: listRate.cpuMs / emptyRate.cpuMs, unit: '×', limit: 2 },
    ...(await measureShelf({ studio })),
  ];
}

function callFigures(name: string, rate: CallRate, cpuLimit?: number): Figure[] {
  return [
    { area: AREA, name: `${name}, rate`, value: rate.callsPerSecond, unit: 'calls/s' },
    { area: AREA, name: `${name}, p50`, value: rate.p50Ms, unit: 'ms' },
    { area: AREA, name: `${name}, p99`, value: rate.p99Ms, unit: 'ms' },
    {
      area: AREA,
      name: `${name}, CPU per call`,
      value: rate.cpuMs,
      unit: 'ms',
      ...(cpuLimit !== undefined && { limit: cpuLimit }),
    },
  ];
}
