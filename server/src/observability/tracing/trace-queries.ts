import type { Pool, PoolClient } from 'pg';
import type { Tracer } from './tracer.ts';

const TEXT_SHOWN = 500;

/** Makes every query of the pool a span: its statement with placeholders, never the values. */
export function traceQueries(pool: Pool, tracer: Tracer): void {
  const traced = new WeakSet<PoolClient>();
  // Some connections are older than the tracing.
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    traceClient(client, tracer);
  });
}

function traceClient(client: PoolClient, tracer: Tracer): void {
  const untyped: { query: (...args: unknown[]) => unknown } = client;
  const query = untyped.query.bind(client);
  untyped.query = (...args) => {
    const text = textOf(args[0]);
    if (text === undefined) return query(...args);
    const facts = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, TEXT_SHOWN) };
    const end = tracer.begin(verbOf(text), { kind: 'client', facts });
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const told = (error: unknown, ...rest: unknown[]): unknown => {
        end(error ?? undefined);
        return callback(error, ...rest);
      };
      return query(...args.slice(0, -1), told);
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(() => end(), end);
    else end();
    return answer;
  };
}

/** Undefined for what is no plain query, a stream for example. */
function textOf(first: unknown): string | undefined {
  if (typeof first === 'string') return first;
  if (typeof first !== 'object' || first === null || 'submit' in first) return undefined;
  return 'text' in first && typeof first.text === 'string' ? first.text : undefined;
}

function verbOf(text: string): string {
  return /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'query';
}
