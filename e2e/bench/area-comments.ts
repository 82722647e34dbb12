import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import type { ApiClient } from '../support/api-client.ts';
import { StudioServer } from '../support/studio-server.ts';
import { signInApi } from './bench-context.ts';
import { fillComments } from './fill-comments.ts';
import { type CallClient, measureCalls, openClient } from './measure-api.ts';
import { studioCpuSeconds } from './process-figures.ts';
import type { Figure } from './report.ts';
import { quantile, ratiosOf, spreadOf } from './samples.ts';

const AREA = 'comments';
const FEW = 1_000;
const MANY = 1_000_000;
const WARM_UP_CALLS = 60;
/** Short turns, the one that begins changing: a slow second of the machine is one for both. */
const CALLS_IN_TURN = 50;
const TURNS_IN_BLOCK = 16;
/**
 * Each gives a ratio, and their median counts. Of all calls at once, one turn in a slow second (50 of 7,200) would be
 * the p99 by itself.
 */
const BLOCKS = 9;
/** The quality bar: the same at a thousand and at a million. */
const LIMIT = 1.3;

type List = ApiInput<'comment/list'>;
const LISTS: Readonly<Record<string, Omit<List, 'story_id'> & { ofStory?: true }>> = {
  new: { filter: 'new' },
  unanswered: { filter: 'unanswered' },
  all: { filter: 'all' },
  'all, oldest': { filter: 'all', sort: 'oldest' },
  held: { filter: 'held' },
  reported: { filter: 'reported' },
  hidden: { filter: 'hidden' },
  spam: { filter: 'spam' },
  mine: { filter: 'mine' },
  'new of a story': { filter: 'new', ofStory: true },
  'all of a story': { filter: 'all', ofStory: true },
  'held of a story': { filter: 'held', ofStory: true },
};
/** Not under the bar: what is found has to be gathered where few comments have the word. */
const SEARCHES: typeof LISTS = {
  'search, a word of all': { filter: 'all', q: 'comment' },
  'search, a word of one in a thousand': { filter: 'all', q: 'pangolin' },
};

interface Shelf {
  studio: StudioServer;
  api: ApiClient;
  client: CallClient;
  storyId: string;
}

/** Lists of comments for an author with a thousand and for one with a million, in a studio each. */
export async function measureComments(): Promise<Figure[]> {
  const opened: Shelf[] = [];
  try {
    const few = await openShelf(FEW, opened);
    const many = await openShelf(MANY, opened);
    const figures: Figure[] = [];
    const lists: Pair[] = [];
    for (const [name, list] of Object.entries(LISTS)) {
      const pair = await measurePair(list, few, many);
      lists.push(pair);
      figures.push(...pairFigures(name, pair), p99Figure(name, pair, LIMIT));
    }
    for (const [name, list] of Object.entries(SEARCHES)) {
      const pair = await measurePair(list, few, many);
      figures.push(...pairFigures(name, pair), p99Figure(name, pair));
    }
    return [...figures, p99Figure('all these lists at once', together(lists), LIMIT)];
  } finally {
    for (const { studio, client } of opened) {
      client.agent.destroy();
      await studio.dispose();
    }
  }
}

async function openShelf(count: number, opened: Shelf[]): Promise<Shelf> {
  const studio = await StudioServer.start();
  const api = await signInApi(studio.url);
  const { items } = await api.expect('story/list', { filter: 0 });
  const storyId = items[0]?.story_id ?? '';
  const { chapters } = await api.expect('stats/getFunnel', { story_id: storyId });
  const started = performance.now();
  const place = { uid: api.caller?.uid ?? 0, storyId, chapterId: chapters[0]?.chapter_id ?? '' };
  await fillComments(studio, { ...place, count });
  console.log(`${count} comments in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const shelf = { studio, api, client: openClient(), storyId };
  opened.push(shelf);
  return shelf;
}

const ascending = (a: number, b: number): number => a - b;
const at = ({ blocksMs }: Blocks, share: number): number[] =>
  blocksMs.map((block) => quantile(block.toSorted(ascending), share));

function measurePair({ ofStory, ...list }: (typeof LISTS)[string], few: Shelf, many: Shelf): Promise<Pair> {
  return measureInTurns({ few, many }, ({ studio, api, client, storyId }, calls) => {
    const payload = { ...list, ...(ofStory && { story_id: storyId }) };
    return measureCalls(studio.url, studio.pid, 'comment/list', payload, api.caller, calls, client);
  });
}

function pairFigures(name: string, { few, many }: Pair): Figure[] {
  return [
    { area: AREA, name: `${name}, p50 of ${FEW}`, ...spreadOf(at(few, 0.5)), unit: 'ms' },
    { area: AREA, name: `${name}, p50 of ${MANY}`, ...spreadOf(at(many, 0.5)), unit: 'ms' },
    { area: AREA, name: `${name}, p99 of ${FEW}`, ...spreadOf(at(few, 0.99)), unit: 'ms' },
    { area: AREA, name: `${name}, p99 of ${MANY}`, ...spreadOf(at(many, 0.99)), unit: 'ms' },
    // What server and database do, whoever else is at work on the machine.
    { area: AREA, name: `${name}, CPU of ${MANY}`, value: many.cpuMs, unit: 'ms' },
    { area: AREA, name: `${name}, CPU of a million to a thousand`, value: many.cpuMs / few.cpuMs, unit: '×' },
  ];
}

function p99Figure(name: string, { few, many }: Record<keyof Pair, Blocks>, limit?: number): Figure {
  const ratios = spreadOf(ratiosOf(at(many, 0.99), at(few, 0.99)));
  return { area: AREA, name: `${name}, p99 of a million to a thousand`, ...ratios, unit: '×', ...(limit && { limit }) };
}

/** The blocks of all lists side by side: twelve times the calls, so that a tail of chance weighs a twelfth. */
function together(pairs: readonly Pair[]): Record<keyof Pair, Blocks> {
  const blocks = (side: keyof Pair): Blocks => ({
    blocksMs: Array.from({ length: BLOCKS }, (_, index) => pairs.flatMap((pair) => pair[side].blocksMs[index] ?? [])),
  });
  return { few: blocks('few'), many: blocks('many') };
}

interface Blocks {
  /** Of each block, the time of each call. */
  blocksMs: number[][];
}

type Pair = Record<'few' | 'many', Measured>;

interface Measured extends Blocks {
  /** A call, of server and database. */
  cpuMs: number;
}

async function measureInTurns<K extends string>(
  shelves: Record<K, Shelf>,
  call: (shelf: Shelf, calls: number) => Promise<{ timesMs: readonly number[] }>,
): Promise<Record<K, Measured>> {
  const names = Object.keys(shelves) as K[];
  const entries = names.map((name): [K, Measured] => [name, { blocksMs: [], cpuMs: 0 }]);
  for (const name of names) await call(shelves[name], WARM_UP_CALLS);
  for (let turn = 0; turn < BLOCKS * TURNS_IN_BLOCK; turn += 1) {
    for (const [name, measured] of turn % 2 === 0 ? entries : entries.toReversed()) {
      if (turn % TURNS_IN_BLOCK === 0) measured.blocksMs.push([]);
      const before = await studioCpuSeconds(shelves[name].studio);
      measured.blocksMs.at(-1)?.push(...(await call(shelves[name], CALLS_IN_TURN)).timesMs);
      const seconds = (await studioCpuSeconds(shelves[name].studio)) - before;
      measured.cpuMs += (seconds * 1000) / (BLOCKS * TURNS_IN_BLOCK * CALLS_IN_TURN);
    }
  }
  return Object.fromEntries(entries) as Record<K, Measured>;
}
