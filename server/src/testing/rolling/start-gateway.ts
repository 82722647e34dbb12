import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { satisfiesRange } from '@myfiction/shared/contract/satisfies-range.ts';
import { findOnPath } from '../find-on-path.ts';
import type { Gateway } from './gateway.ts';
import { startNodeGateway } from './node-gateway.ts';

export interface GatewayOptions {
  port: number;
  upstreams: readonly number[];
  /** For what the gateway writes. */
  folder: string;
}

const CADDYFILE = join(__dirname, '../../../../deploy/gateway/Caddyfile');

/** Versions before answer 503 at once to a POST for which no server is ready, instead of waiting for one. */
const CADDY_RANGE = '^2.7.5';

/** Caddy with the configuration of production where one that can is installed, a stand-in with the same rules elsewhere. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const caddy = findOnPath('caddy');
  return caddy && satisfiesRange(await versionOf(caddy), CADDY_RANGE)
    ? startCaddy(caddy, options)
    : startNodeGateway(options.port, options.upstreams);
}

/** Caddy of whatever version, with the configuration of production. */
export async function startCaddy(caddy: string, { port, upstreams, folder }: GatewayOptions): Promise<Gateway> {
  const child = spawn(caddy, ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env: {
      ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, GATEWAY_ADMIN: join(folder, 'admin.sock') },
      ...{ SITE_ADDRESS: `http://127.0.0.1:${port}`, GATEWAY_TLS: 'none', HEALTH_INTERVAL: '200ms' },
      UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await saysThatItServes(child);
  return {
    name: 'Caddy',
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function versionOf(caddy: string): Promise<string> {
  const { stdout } = await promisify(execFile)(caddy, ['version']);
  return /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? '';
}

/** Listens on afterwards: whose words nobody takes any more, Caddy would end. */
async function saysThatItServes({ stderr }: { stderr: Readable | null }): Promise<void> {
  let told = '';
  return new Promise((resolve, reject) => {
    stderr?.on('data', (chunk) => {
      told += String(chunk);
      if (told.includes('serving initial configuration')) resolve();
    });
    stderr?.on('end', () => reject(new Error(`Caddy does not start with deploy/gateway/Caddyfile:\n${told}`)));
  });
}
