import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

/** Of another machine, or a name that leads nowhere. */
const NO_SUCH_ADDRESS: readonly unknown[] = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/** Opens the port and gives the address to type into a browser. Throws a `ConfigError` that says what to do. */
export async function listen(app: FastifyInstance, { host, port }: ServerConfig): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explainListening(error, 'PORT', host, port);
  }
  const [bound] = app.addresses();
  const boundPort = typeof bound === 'object' ? bound.port : port;
  return `http://${isEverywhere(host) ? 'localhost' : host}:${boundPort}`;
}

/** Why a port could not be opened, with the setting that names another one. */
export function explainListening(error: unknown, setting: string, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${port} is in use by another program. Stop it, or choose another port: ${setting}=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES')
    return new ConfigError(`Port ${port} is reserved. Choose one above 1023: ${setting}=8080 npm start`);
  if (NO_SUCH_ADDRESS.includes(code)) return new ConfigError(`HOST=${host} is not an address of this machine.`);
  return error;
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
