import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Gateway } from './gateway.ts';

const CHECK_EVERY_MS = 100;
const TRY_FOR_MS = 5_000;
const TRY_AGAIN_MS = 50;

/** What `deploy/gateway` does, as far as a restart goes, for machines without Caddy. */
export async function startNodeGateway(port: number, upstreams: readonly number[]): Promise<Gateway> {
  const ready = new Set(upstreams);
  let turn = 0;
  const check = async (upstream: number): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${upstream}/readyz`).catch(() => undefined);
    if (answer?.ok) ready.add(upstream);
    else ready.delete(upstream);
  };
  const checking = setInterval(() => void Promise.all(upstreams.map(check)), CHECK_EVERY_MS);

  const pass = (incoming: IncomingMessage, response: ServerResponse, since: number): void => {
    const [first, ...others] = [...ready];
    const upstream = others.length > 0 ? [...ready][turn++ % ready.size] : first;
    const again = () => setTimeout(() => pass(incoming, response, since), TRY_AGAIN_MS);
    if (upstream === undefined) return void (performance.now() - since < TRY_FOR_MS ? again() : fail(response));
    const { url, method, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port: upstream, path: url, method, headers, agent: false });
    let connected = false;
    // Nothing of the body is read before a replica is there to take it.
    outgoing.on('socket', (socket) =>
      socket.on('connect', () => {
        connected = true;
        incoming.pipe(outgoing);
      }),
    );
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', () => {
      if (connected) return fail(response);
      ready.delete(upstream);
      again();
    });
    response.on('close', () => outgoing.destroy());
  };
  const server = createServer((incoming, response) => pass(incoming, response, performance.now()));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    name: 'a gateway of the test’s own',
    async close() {
      clearInterval(checking);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(502).end();
}
