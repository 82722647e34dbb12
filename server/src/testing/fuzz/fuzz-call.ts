import { API_CALLS, type ApiCallName } from '@myfiction/shared/contract/calls.ts';
import fc from 'fast-check';
import { HANDLERS } from '../../app.ts';
import { openSession } from '../../identity/sessions.ts';
import { type AuthorSession, addAuthorThings } from '../author-things.ts';
import { addUser } from '../fixtures.ts';
import type { TestApp } from '../test-app.ts';
import { requestsOf } from './draw-requests.ts';
import { codeOf, type FuzzAnswer, findFault } from './find-faults.ts';
import { sendDrawn, writeRequest } from './send-drawn.ts';

export interface FuzzedCall {
  name: ApiCallName;
  sent: number;
  /** How often each answer came, by its code, or its status where it is no call's answer. */
  answers: Map<string, number>;
  slowestMs: number;
  faults: FuzzFault[];
}

export interface FuzzFault {
  fault: string;
  /** The body that brought it. */
  body: string;
  answer: string;
  /** What the server noted meanwhile. */
  log: readonly string[];
}

/** What one author has grows with every request, and goes with some: so many requests each. */
const REQUESTS_AN_AUTHOR = 200;
const SESSION_INVALID = 103;
const TEXT_SHOWN = 600;

export interface FuzzOptions {
  /** Requests to send. */
  each: number;
  seed: number;
}

/** Sends random requests to one call and looks at every answer. The same seed draws the same requests. */
export type FuzzCall = (name: ApiCallName, options: FuzzOptions) => Promise<FuzzedCall>;

/** @param files what calls that take a file are sent */
export function createFuzzer(testApp: TestApp, files: readonly Buffer[]): FuzzCall {
  let author: AuthorSession = { uid: 0, session: '' };
  let things: Readonly<Record<string, string>> = {};
  let left = 0;

  const takeAuthor = async (): Promise<void> => {
    author = await signUp(testApp);
    things = Object.fromEntries(Object.entries(await addAuthorThings(testApp, author)).filter(([name]) => isId(name)));
    left = REQUESTS_AN_AUTHOR;
  };

  const sendBatch = async (result: FuzzedCall, seed: number, numRuns: number): Promise<void> => {
    const call = API_CALLS[result.name];
    const multipart = HANDLERS.find((handler) => handler.call.path === call.path)?.multipart ?? false;
    for (const drawn of fc.sample(requestsOf(call, things), { seed, numRuns })) {
      const sender = { testApp, author, files, multipart };
      const answer = await sendDrawn(sender, call, drawn);
      note(result, answer, () => String(writeRequest(sender, call, drawn).payload), testApp.logLines);
      // Some calls end the session that they are made with.
      if (codeOf(answer.body) === SESSION_INVALID) author = await renewed(testApp, author.uid);
      testApp.logLines.length = 0;
    }
  };

  return async (name, { each, seed }) => {
    const result: FuzzedCall = { name, sent: 0, answers: new Map(), slowestMs: 0, faults: [] };
    for (let batch = 0; result.sent < each; batch++) {
      if (left === 0) await takeAuthor();
      const count = Math.min(left, each - result.sent);
      await sendBatch(result, seedOf(name, seed) + batch, count);
      left -= count;
    }
    return result;
  };
}

function note(result: FuzzedCall, answer: FuzzAnswer, bodyOf: () => string, log: readonly string[]): void {
  const fault = findFault(answer);
  const code = answer.status === 200 ? codeOf(answer.body) : undefined;
  const told = code === undefined ? `HTTP ${answer.status}` : String(code);
  result.sent += 1;
  result.slowestMs = Math.max(result.slowestMs, answer.ms);
  result.answers.set(told, (result.answers.get(told) ?? 0) + 1);
  if (fault === undefined) return;
  const [body, shown] = [bodyOf(), answer.body].map((text) => text.slice(0, TEXT_SHOWN));
  result.faults.push({ fault, body: body ?? '', answer: shown ?? '', log: [...log] });
}

const isId = (name: string): boolean => name.endsWith('_id');

/** Each call's requests are others. */
function seedOf(name: string, seed: number): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, seed);
}

async function signUp(testApp: TestApp): Promise<AuthorSession> {
  return renewed(testApp, await addUser(testApp.database.db));
}

async function renewed({ database, clock }: TestApp, uid: number): Promise<AuthorSession> {
  return { uid, session: await openSession(database.db, { uid, ip: '192.0.2.1', now: clock.now() }) };
}
