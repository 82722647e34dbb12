import { createServer } from 'node:net';
import { portHolder } from './port-holder.mjs';

/** The server's own, which cannot be read before the packages are there; a test holds them together. */
export const DEFAULT_PORT = 8080;
const DEFAULT_HOST = { production: '0.0.0.0', development: 'localhost' };

/** A command line can be any length. */
const SHOWN_SIGNS = 80;

const isTaken = (host, port) =>
  new Promise((resolve) => {
    const server = createServer();
    // Any other trouble is the server's to explain.
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    server.listen({ host, port }, () => server.close(() => resolve(false)));
  });

async function nameHolder(port) {
  const holder = await portHolder(port);
  if (!holder) return 'another program';
  const { pid, command } = holder;
  const shown = command.length > SHOWN_SIGNS ? `${command.slice(0, SHOWN_SIGNS)}…` : command;
  return `process ${pid} (${shown})`;
}

/**
 * Refuses to begin where the studio could not listen in the end. What cannot be a port is left to the server, which
 * names all settings that are wrong.
 *
 * @param {string} command how to begin again, for example `npm start`
 * @param {NodeJS.ProcessEnv} [env]
 * @throws with what holds the port, where that can be known, and how to choose another one
 */
export async function assertPortFree(command, env = process.env) {
  const port = Number(env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const host = env.HOST || DEFAULT_HOST[env.NODE_ENV === 'production' ? 'production' : 'development'];
  if (!(await isTaken(host, port))) return;
  throw new Error(
    `Port ${port} is in use by ${await nameHolder(port)}. Stop it, or choose another port: PORT=${port + 1} ${command}`,
  );
}
