import { Agent, request } from 'node:http';
import type { ApiCallName, ApiInput } from '@myfiction/shared/contract/calls.ts';
import { type Caller, signRequest } from '../support/api-client.ts';
import { cpuSeconds } from './process-figures.ts';
import { quantile } from './samples.ts';

export interface CallRate {
  callsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU of the server process per call, in ms; NaN where the system does not tell. */
  cpuMs: number;
  /** Of each call, the shortest first. */
  timesMs: readonly number[];
}

const CONNECTIONS = 4;

/** What one browser keeps between its calls. `agent.destroy()` ends it. */
export interface CallClient {
  agent: Agent;
  /** `name=value` of each cookie: a server that finds what it gave need not give it again. */
  cookies: readonly string[];
}

export function openClient(): CallClient {
  return { agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }), cookies: [] };
}

/**
 * Sends `count` signed calls over a few kept-alive connections; signing happens before the clock starts. Without a
 * `client`, the first calls open the connections and get the cookies: of few calls, they are among the slowest.
 */
export async function measureCalls<N extends ApiCallName>(
  url: string,
  pid: number,
  name: N,
  payload: ApiInput<N>,
  caller: Caller | undefined,
  count: number,
  client?: CallClient,
): Promise<CallRate> {
  const requests = Array.from({ length: count }, () => signRequest({ ...payload }, caller));
  const sender = client ?? openClient();
  const times: number[] = [];
  const cpuBefore = await cpuSeconds(pid);
  const started = performance.now();
  const worker = async (): Promise<void> => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const sent = performance.now();
      const { agent, cookies } = sender;
      const headers = { ...next.headers, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
      const answer = await post(agent, `${url}/api/myfiction/${name}`, headers, next.body);
      times.push(performance.now() - sent);
      if (answer.cookies.length > 0) sender.cookies = answer.cookies;
      if (!answer.body.startsWith('{"code":0')) throw new Error(`${name} answered ${answer.body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - started) / 1000;
  const cpuMs = (((await cpuSeconds(pid)) - cpuBefore) * 1000) / count;
  if (!client) sender.agent.destroy();
  times.sort((a, b) => a - b);
  return {
    ...{ callsPerSecond: count / seconds, cpuMs, timesMs: times },
    ...{ p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) },
  };
}

interface Received {
  body: string;
  /** `name=value` of each cookie that was set. */
  cookies: readonly string[];
}

function post(agent: Agent, url: string, headers: Record<string, string>, body: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
        answer.on('end', () => resolve({ body: Buffer.concat(chunks).toString(), cookies }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
