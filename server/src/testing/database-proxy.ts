import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between a server and its database, and takes it away. */
export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string;
  /** The database is gone: connections end, new ones are refused. */
  cut(): void;
  /** The network is gone: connections stay, and nothing passes any more. */
  stall(): void;
  /** It is back. Connections that were stalled stay lost. */
  restore(): void;
  close(): Promise<void>;
}

/** @param databaseUrl with a socket folder in `?host=`, or with host and port */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const port = target.port || '5432';
  const folder = target.searchParams.get('host');
  const open = (): Socket =>
    folder?.startsWith('/') ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), target.hostname);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'stalled' = 'open';
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy();
    sockets.add(client);
    client.on('error', () => {});
    client.on('close', () => sockets.delete(client));
    if (state === 'stalled') return;
    const upstream = open();
    sockets.add(upstream);
    upstream.on('error', () => client.destroy());
    upstream.on('close', () => {
      sockets.delete(upstream);
      client.destroy();
    });
    client.on('close', () => upstream.destroy());
    client.pipe(upstream);
    upstream.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  target.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  target.searchParams.delete('host');
  const dropAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: target.href,
    cut() {
      state = 'cut';
      dropAll();
    },
    stall() {
      state = 'stalled';
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    restore() {
      if (state === 'stalled') dropAll();
      state = 'open';
    },
    async close() {
      dropAll();
      server.close();
      await once(server, 'close');
    },
  };
}
