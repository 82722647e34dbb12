import { randomUUID } from 'node:crypto';
import type { ApiCallName, ApiInput } from '@myfiction/shared/contract/calls.ts';
import type { ApiClient } from '../support/api-client.ts';
import { ingestRevenue } from '../support/ingest.ts';
import { StudioServer } from '../support/studio-server.ts';
import { SECOND_AUTHOR } from '../support/test.ts';
import { signInApi } from './bench-context.ts';
import { measureCalls } from './measure-api.ts';
import type { Figure } from './report.ts';

const AREA = 'billing';
const FEW = 1_000;
const MANY = 1_000_000;
const BATCH = 1_000;
const CALLS = 300;
const WARM_UP_CALLS = 60;
/** The quality bar: the same at a thousand and at a million. */
const LIMIT = 1.3;
const KINDS = ['unlock', 'subscription', 'ads', 'gift'] as const;
const RATES = [1_800_000, 110_000, 20_000, 35_000_000] as const;

interface Desk {
  studio: StudioServer;
  api: ApiClient;
  /** Events a second. */
  rate: number;
  which: ApiInput<'bill/get'>;
  storyId: string;
}

/** The running month of an author with a thousand sales and of one with a million, in a studio each. */
export async function measureBilling(): Promise<Figure[]> {
  const few = await openDesk(FEW);
  const many = await openDesk(MANY);
  try {
    const { which, storyId } = many;
    return [
      { area: AREA, name: `ingest/revenue, ${MANY} events`, value: many.rate, unit: 'events/s' },
      ...(await compare(few, many, 'bill/list', () => ({}))),
      ...(await compare(few, many, 'bill/get', () => which)),
      ...(await compare(few, many, 'bill/listChapters', (desk) => ({
        ...which,
        story_id: desk === many ? storyId : few.storyId,
      }))),
    ];
  } finally {
    await few.studio.dispose();
    await many.studio.dispose();
  }
}

async function openDesk(count: number): Promise<Desk> {
  const studio = await StudioServer.start();
  const api = await signInApi(studio.url, SECOND_AUTHOR);
  const story_id = (await api.expect('story/list', { filter: 0 })).items[0]?.story_id ?? '';
  const { chapters } = await api.expect('stats/getFunnel', { story_id });
  const at = new Date().toISOString();
  const started = performance.now();
  for (let sent = 0; sent < count; sent += BATCH) {
    const events = Array.from({ length: BATCH }, (_, index) => ({
      event_id: randomUUID(),
      kind: KINDS[index % KINDS.length] ?? 'unlock',
      story_id,
      chapter_id: chapters[index % chapters.length]?.chapter_id ?? null,
      units: 1 + (index % 5),
      rate_micros: RATES[index % RATES.length] ?? 0,
      currency: 'USD' as const,
      at,
    }));
    await ingestRevenue(studio.url, events);
  }
  const rate = count / ((performance.now() - started) / 1000);
  const month = (await api.expect('bill/list', {})).running[0]?.month ?? '';
  return { studio, api, rate, which: { month, currency: 'USD' }, storyId: story_id };
}

async function compare<N extends ApiCallName>(
  few: Desk,
  many: Desk,
  call: N,
  payload: (desk: Desk) => ApiInput<N>,
): Promise<Figure[]> {
  const times = async (desk: Desk) => {
    const { studio, api } = desk;
    await measureCalls(studio.url, studio.pid, call, payload(desk), api.caller, WARM_UP_CALLS);
    return measureCalls(studio.url, studio.pid, call, payload(desk), api.caller, CALLS);
  };
  const [small, large] = [await times(few), await times(many)];
  return [
    { area: AREA, name: `${call} at ${MANY} events, p50`, value: large.p50Ms, unit: 'ms' },
    { area: AREA, name: `${call} at ${MANY} events, p99`, value: large.p99Ms, unit: 'ms' },
    { area: AREA, name: `${call}, p50 to ${FEW} events`, value: large.p50Ms / small.p50Ms, unit: '×', limit: LIMIT },
  ];
}
