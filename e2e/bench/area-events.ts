import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient } from '../support/api-client.ts';
import { runDesk } from '../support/desk.ts';
import { ingestComment } from '../support/ingest.ts';
import { readCode } from '../support/mailbox.ts';
import { StudioServer } from '../support/studio-server.ts';
import { type BenchContext, signInApi } from './bench-context.ts';
import { type OpenStream, openStream } from './open-streams.ts';
import { memoryKb } from './process-figures.ts';
import type { Figure } from './report.ts';

const AREA = 'events';
const STREAMS = 1_000;
/** The server takes no more of one session, and of one author. */
const PER_SESSION = 4;
const SESSIONS = 5;
const PASSWORD = 'streams-all-day-long';
const COMMENTS = 200;
const LATE_LIMIT_MS = 1_000;
const PATIENCE_MS = 10_000;
/** Garbage of what was just done is collected meanwhile. */
const REST_MS = 3_000;

/** A thousand open tabs on one server: what they cost, and how late they are told. */
export async function measureEvents(_: BenchContext): Promise<Figure[]> {
  // Its own studio: another area's pages would hang on the same one.
  const studio = await StudioServer.start();
  const streams: OpenStream[] = [];
  try {
    const author = await signInApi(studio.url);
    const sessions = await openSessions(studio);
    await warmUp(studio, sessions);
    const before = await memoryKb(studio.pid);
    for (const api of sessions) {
      streams.push(...(await Promise.all(Array.from({ length: PER_SESSION }, () => openStream(api)))));
    }
    await delay(REST_MS);
    const perStream = ((await memoryKb(studio.pid)) - before) / streams.length;
    const own = await openStream(author);
    streams.push(own);
    const single = await measureComments(studio, author, own);
    const everybody = await measureAnnouncement(studio, streams);
    const late = { area: AREA, unit: 'ms', limit: LATE_LIMIT_MS };
    return [
      { area: AREA, name: 'open streams', value: streams.length, unit: '' },
      { area: AREA, name: 'memory of the server per stream', value: perStream, unit: 'KB' },
      { ...late, name: 'a comment until its author’s tab knows, p50', value: at(single, 0.5) },
      { ...late, name: 'a comment until its author’s tab knows, p99', value: at(single, 0.99) },
      { ...late, name: 'news, from the first tab that knows to the last', value: everybody },
    ];
  } finally {
    for (const stream of streams) stream.close();
    await studio.dispose();
  }
}

/** Sessions of as many authors as the limits ask for. */
async function openSessions(studio: StudioServer): Promise<ApiClient[]> {
  const authors = Array.from({ length: STREAMS / PER_SESSION / SESSIONS }, (_, index) => `tab-${index}@example.com`);
  const sessions: ApiClient[] = [];
  for (const email of authors) {
    const first = new ApiClient(studio.url);
    await first.expect('user/sendUserVerifyEmail', { email, purpose: 'signup' });
    const code = await readCode(studio.url, email);
    const { session, user_info } = await first.expect('user/userReg', { email, code, password: PASSWORD });
    first.caller = { session, uid: user_info.uid };
    const more = Array.from({ length: SESSIONS - 1 }, () => new ApiClient(studio.url));
    await Promise.all(more.map((api) => api.signIn(email, PASSWORD)));
    sessions.push(first, ...more);
  }
  return sessions;
}

/** The same calls without streams, by a process that has hashed no passwords: what is left over is what streams cost. */
async function warmUp(studio: StudioServer, sessions: readonly ApiClient[]): Promise<void> {
  await studio.stop();
  await studio.resume();
  for (const api of sessions) {
    await Promise.all(Array.from({ length: PER_SESSION }, () => api.expect('event/open', {})));
  }
  const [first] = sessions;
  if (first) (await openStream(first)).close();
  await delay(REST_MS);
}

/** From the moment a reader's comment is sent to the server to the one at which the author's tab hears of it. */
async function measureComments(studio: StudioServer, author: ApiClient, own: OpenStream): Promise<number[]> {
  const { items } = await author.expect('story/list', { filter: 0 });
  const story_id = items[0]?.story_id ?? '';
  const times: number[] = [];
  for (let count = 0; count < COMMENTS; count++) {
    const told = heard(own, 'comment');
    const sentMs = performance.now();
    await ingestComment(studio.url, story_id, `More of this, please! (${count})`);
    times.push((await told) - sentMs);
  }
  return times.sort((a, b) => a - b);
}

async function measureAnnouncement(studio: StudioServer, streams: readonly OpenStream[]): Promise<number> {
  const told = Promise.all(streams.map((stream) => heard(stream, 'announcement')));
  await runDesk(studio, 'announce', 'News', '--body', 'For everybody.');
  const times = await told;
  return Math.max(...times) - Math.min(...times);
}

function heard(stream: OpenStream, wanted: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`A tab was not told of ${wanted}.`)), PATIENCE_MS);
    stream.onTold = (topic, atMs) => {
      if (topic !== wanted) return;
      clearTimeout(timer);
      resolve(atMs);
    };
  });
}

const at = (sorted: readonly number[], quantile: number): number =>
  sorted[Math.floor((sorted.length - 1) * quantile)] ?? Number.NaN;
