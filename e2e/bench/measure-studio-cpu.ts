import { randomUUID } from 'node:crypto';
import type { ApiCallName, ApiInput } from '@myfiction/shared/contract/calls.ts';
import type { ApiClient } from '../support/api-client.ts';
import { ingestReads, ingestRevenue } from '../support/ingest.ts';
import type { StudioServer } from '../support/studio-server.ts';
import { measureCalls } from './measure-api.ts';
import { studioCpuSeconds } from './process-figures.ts';
import type { Figure } from './report.ts';

const CALLS = 1_000;
const WARM_UP_CALLS = 300;
const BATCHES = 20;
const BATCH = 1_000;
const SINGLE = 200;

/** Processor time of server and database together, for the calls and events that docs/scale.md reckons with. */
export async function measureStudioCpu(studio: StudioServer, api: ApiClient): Promise<Omit<Figure, 'area'>[]> {
  const storyId = (await api.expect('story/list', { filter: 0 })).items[0]?.story_id ?? '';
  const { chapters } = await api.expect('stats/getFunnel', { story_id: storyId });
  const at = new Date().toISOString();
  const chapterOf = (index: number) => chapters[index % chapters.length]?.chapter_id ?? '';
  const read = (index: number) => ({
    type: 'read' as const,
    ...{ event_id: randomUUID(), chapter_id: chapterOf(index), reader_id: `reader-${index % 5_000}`, at },
  });
  const sale = (index: number) => ({
    ...{ event_id: randomUUID(), kind: 'unlock' as const, story_id: storyId, chapter_id: chapterOf(index) },
    ...{ units: 1, rate_micros: 1_800_000, currency: 'USD' as const, at },
  });
  const cpuOf = async (name: string, times: number, work: () => Promise<unknown>): Promise<Omit<Figure, 'area'>> => {
    const before = await studioCpuSeconds(studio);
    await work();
    const value = (((await studioCpuSeconds(studio)) - before) * 1000) / times;
    return { name: `${name}, CPU of server and database`, value, unit: 'ms' };
  };
  const batches = async (times: number, size: number, send: (from: number, size: number) => Promise<unknown>) => {
    for (let batch = 0; batch < times; batch += 1) await send(batch * size, size);
  };
  const numbers = (from: number, size: number) => Array.from({ length: size }, (_, index) => from + index);
  const reads = (from: number, size: number) => ingestReads(studio.url, numbers(from, size).map(read));
  const sales = (from: number, size: number) => ingestRevenue(studio.url, numbers(from, size).map(sale));
  const calls = async <N extends ApiCallName>(name: N, payload: ApiInput<N>) => {
    const send = (count: number) => measureCalls(studio.url, studio.pid, name, payload, api.caller, count);
    await send(WARM_UP_CALLS);
    return cpuOf(name, CALLS, () => send(CALLS));
  };
  return [
    await calls('getSysCfg', {}),
    await calls('story/list', { filter: 0 }),
    await calls('home/get', { zone: 'UTC' }),
    await cpuOf(`a read, in batches of ${BATCH}`, BATCHES * BATCH, () => batches(BATCHES, BATCH, reads)),
    await cpuOf('a read, one a call', SINGLE, () => batches(SINGLE, 1, reads)),
    await cpuOf(`a sale, in batches of ${BATCH}`, BATCHES * BATCH, () => batches(BATCHES, BATCH, sales)),
  ];
}
