/** A small, durable Postgres for one studio. What is not here is Postgres' default, which is safe. */
const SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '40',
  shared_buffers: '32MB',
  huge_pages: 'off',
  // Workers and parallel plans cost memory that one studio has no use for.
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // No replicas: the smallest write-ahead log that still survives a crash.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  // Statements may hold what authors wrote; the server logs what failed without it.
  log_error_verbosity: 'terse',
  log_line_prefix: '%m [%p] ',
  logging_collector: 'off',
  timezone: 'UTC',
};

/** Where the database listens: a socket, or on Windows the loopback address. */
export interface Listening {
  socketFolder: string;
  port: number;
}

/** @param changes over the settings above */
export function postgresArguments(
  cluster: string,
  { socketFolder, port }: Listening,
  changes: Readonly<Record<string, string>> = {},
): string[] {
  const listening = {
    port: String(port),
    listen_addresses: socketFolder === '' ? '127.0.0.1' : '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  };
  const settings = { ...SETTINGS, ...listening, ...changes };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])];
}

/** @example databaseUrl({ socketFolder: '/tmp/x', port: 5432 }, 'secret', 'studio') */
export function databaseUrl({ socketFolder, port }: Listening, user: string, password: string, name: string): string {
  const address = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
  return socketFolder === '' ? address : `${address}?host=${encodeURIComponent(socketFolder)}`;
}
