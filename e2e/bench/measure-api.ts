import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { ApiCallName, ApiInput } from '@myfiction/shared/contract/calls.ts';
import { type Caller, signRequest } from '../support/api-client.ts';

export interface CallRate {
  callsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU of the server process per call, in ms; NaN where the system does not tell. */
  cpuMs: number;
}

const CONNECTIONS = 4;

/** Sends `count` signed calls over a few kept-alive connections; signing happens before the clock starts. */
export async function measureCalls<N extends ApiCallName>(
  url: string,
  pid: number,
  name: N,
  payload: ApiInput<N>,
  caller: Caller | undefined,
  count: number,
): Promise<CallRate> {
  const requests = Array.from({ length: count }, () => signRequest({ ...payload }, caller));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const cpuBefore = await cpuSeconds(pid);
  const started = performance.now();
  const worker = async (): Promise<void> => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const sent = performance.now();
      const answer = await post(agent, `${url}/api/myfiction/${name}`, next.headers, next.body);
      times.push(performance.now() - sent);
      if (!answer.startsWith('{"code":0')) throw new Error(`${name} answered ${answer.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - started) / 1000;
  const cpuMs = (((await cpuSeconds(pid)) - cpuBefore) * 1000) / count;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (quantile: number): number => times[Math.floor((times.length - 1) * quantile)] ?? Number.NaN;
  return { callsPerSecond: count / seconds, p50Ms: at(0.5), p99Ms: at(0.99), cpuMs };
}

function post(agent: Agent, url: string, headers: Record<string, string>, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(Buffer.concat(chunks).toString()));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Linux counts CPU in ticks of 10 ms in /proc. */
async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return Number.NaN;
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
