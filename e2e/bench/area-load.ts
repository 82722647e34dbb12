import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApiCallName, ApiInput } from '@myfiction/shared/contract/calls.ts';
import { storyFields } from '@myfiction/shared/testing/story-fields.ts';
import type { ApiClient } from '../support/api-client.ts';
import { ingestComment } from '../support/ingest.ts';
import { signUpAuthors } from '../support/sign-up-authors.ts';
import { StudioServer } from '../support/studio-server.ts';
import type { BenchContext } from './bench-context.ts';
import { type OpenStream, openStream } from './open-streams.ts';
import { cpuSeconds, memoryKb } from './process-figures.ts';
import type { Figure } from './report.ts';

const AREA = 'load';
const AUTHORS = 200;
const SECONDS = Number(process.env.LOAD_SECONDS ?? 30);
/** An author at work: a save every few seconds, and now and then another page. */
const PAUSE_MS = { least: 1_000, most: 3_000 };
const SHELF = 3;
const WORDS = 'She held it over the flame and let it burn down to her fingers before she let go. '.repeat(40);

/** One author with an open tab and a chapter that grows. */
interface Author {
  api: ApiClient;
  storyId: string;
  chapterId: string;
  revision: number;
}

/** What an author does next, as often as authors do it. */
const MIX: readonly { share: number; act: (author: Author, time: Times) => Promise<void> }[] = [
  { share: 50, act: save },
  { share: 10, act: ask('home/get', () => ({ zone: 'Europe/London' })) },
  { share: 12, act: ask('story/list', () => ({ filter: 0 })) },
  { share: 10, act: ask('chapter/list', ({ storyId }) => ({ story_id: storyId })) },
  { share: 8, act: ask('comment/list', () => ({ filter: 'all' })) },
  { share: 5, act: ask('inbox/list', () => ({ folder: 'inbox' })) },
  { share: 5, act: ask('account/counts', () => ({})) },
];

/** How long each call took, in ms. */
type Times = Map<ApiCallName, number[]>;

/** Two hundred authors at work on one server: how long their calls take, and what they cost. */
export async function measureLoad(_: BenchContext): Promise<Figure[]> {
  // Its own studio: another area's pages would hang on the same one.
  const studio = await StudioServer.start();
  const streams: OpenStream[] = [];
  try {
    const clients = await signUpAuthors(studio.url, 'load', AUTHORS);
    const authors: Author[] = [];
    for (const api of clients) {
      authors.push(await openAuthor(studio.url, api));
      streams.push(await openStream(api));
    }
    const times: Times = new Map();
    const cpuBefore = await cpuSeconds(studio.pid);
    const started = performance.now();
    const until = started + SECONDS * 1000;
    await Promise.all(authors.map((author) => work(author, until, times)));
    const seconds = (performance.now() - started) / 1000;
    const cpu = ((await cpuSeconds(studio.pid)) - cpuBefore) / seconds;
    return [...callFigures(times, seconds), ...costFigures(streams.length, cpu, await memoryKb(studio.pid))];
  } finally {
    for (const stream of streams) stream.close();
    await studio.dispose();
  }
}

async function openAuthor(url: string, api: ApiClient): Promise<Author> {
  let storyId = '';
  for (let story = 0; story < SHELF; story++) {
    const made = await api.expect('story/create', { fields: storyFields(`Story ${randomUUID()}`) });
    storyId = made.story_id;
  }
  const chapterId = randomUUID();
  await api.expect('chapter/create', { story_id: storyId, chapter_id: chapterId, text: chapterOf('') });
  await ingestComment(url, storyId, 'More of this, please!');
  return { api, storyId, chapterId, revision: 1 };
}

async function work(author: Author, untilMs: number, times: Times): Promise<void> {
  await delay(Math.random() * PAUSE_MS.most);
  while (performance.now() < untilMs) {
    await chooseAct()(author, times);
    await delay(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
  }
}

function chooseAct() {
  let left = Math.random() * MIX.reduce((sum, { share }) => sum + share, 0);
  const found = MIX.find(({ share }) => {
    left -= share;
    return left <= 0;
  });
  return found?.act ?? save;
}

function ask<N extends ApiCallName>(name: N, payload: (author: Author) => ApiInput<N>) {
  return async (author: Author, times: Times): Promise<void> => {
    await timed(name, times, () => author.api.expect(name, payload(author)));
  };
}

async function save(author: Author, times: Times): Promise<void> {
  const { chapterId, revision } = author;
  const payload = { chapter_id: chapterId, base_revision: revision, text: chapterOf(`${WORDS}${revision}`) };
  await timed('chapter/save', times, () => author.api.expect('chapter/save', payload));
  author.revision += 1;
}

async function timed(name: ApiCallName, times: Times, call: () => Promise<unknown>): Promise<void> {
  const sent = performance.now();
  await call();
  const own = times.get(name) ?? [];
  times.set(name, own);
  own.push(performance.now() - sent);
}

function chapterOf(text: string) {
  const paragraph = { type: 'paragraph' as const, ...(text !== '' && { content: [{ type: 'text' as const, text }] }) };
  const notes = { note_before: '', note_after: '', warning: '' };
  return { title: 'One', content: { type: 'doc' as const, content: [paragraph] }, ...notes };
}

function callFigures(times: Times, seconds: number): Figure[] {
  const all = [...times.values()].flat();
  const rows: [string, number[]][] = [['all calls', all], ...times];
  return [
    { area: AREA, name: 'calls', value: all.length / seconds, unit: 'calls/s' },
    ...rows.flatMap(([name, own]) => {
      const sorted = [...own].sort((a, b) => a - b);
      const at = (quantile: number): number => sorted[Math.floor((sorted.length - 1) * quantile)] ?? Number.NaN;
      return [
        { area: AREA, name: `${name}, p50`, value: at(0.5), unit: 'ms' },
        { area: AREA, name: `${name}, p99`, value: at(0.99), unit: 'ms' },
      ];
    }),
  ];
}

function costFigures(open: number, cpu: number, kb: number): Figure[] {
  return [
    { area: AREA, name: 'open streams', value: open, unit: '' },
    { area: AREA, name: 'CPU of the server, of one core', value: cpu * 100, unit: '%' },
    { area: AREA, name: 'memory of the server', value: kb / 1024, unit: 'MB' },
  ];
}
