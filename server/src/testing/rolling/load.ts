import { Agent, type IncomingMessage, request } from 'node:http';

/** What was asked through the gateway and how it went. */
export interface Load {
  /** Asks until {@link Load.end}, several at a time, each in turn. */
  end(): Promise<LoadFigures>;
}

export interface LoadFigures {
  requests: number;
  /** What was asked and why it counts as failed. */
  failed: string[];
  p50Ms: number;
  p99Ms: number;
  slowestMs: number;
}

export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Says what is wrong with the answer; a status other than 200 always is. */
  check?(body: string): string | undefined;
}

/** @param next makes a request: each is new, as a signed one is good for once */
export function startLoad(url: string, atATime: number, next: (turn: number) => LoadRequest): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime });
  const times: number[] = [];
  const failed: string[] = [];
  let turn = 0;
  let ended = false;

  const askOne = async (): Promise<void> => {
    const wanted = next(turn++);
    const started = performance.now();
    const problem = await send(url, wanted, agent).catch((error: unknown) => String(error));
    times.push(performance.now() - started);
    if (problem) failed.push(`${wanted.method ?? 'GET'} ${wanted.path}: ${problem}`);
  };
  const asking = Array.from({ length: atATime }, async () => {
    while (!ended) await askOne();
  });
  return {
    async end() {
      ended = true;
      await Promise.all(asking);
      agent.destroy();
      const sorted = times.sort((a, b) => a - b);
      const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      return { requests: sorted.length, failed, p50Ms: at(0.5), p99Ms: at(0.99), slowestMs: at(1) };
    },
  };
}

async function send(url: string, { path, method = 'GET', headers, body, check }: LoadRequest, agent: Agent) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  if (answer.statusCode !== 200) return `HTTP ${answer.statusCode} ${text.slice(0, 100)}`;
  return check?.(text);
}
