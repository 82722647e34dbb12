import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from './config.ts';

type Place = Pick<ServerConfig, 'production' | 'dataDir' | 'publicUrl'>;

const fileIn = (dataDir: string): string => join(dataDir, 'address');

/** Outside production, where nothing has to name the studio's address: tells the desk where its server is. */
export async function keepAddress({ production, dataDir, publicUrl }: Place): Promise<void> {
  if (production) return;
  // Where database and files are elsewhere, nothing else has made it.
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileIn(dataDir), `${publicUrl}\n`);
}

/** The settings with the address that the server beside has kept, unless they name one themselves. */
export async function withKeptAddress(config: ServerConfig): Promise<ServerConfig> {
  const { production, dataDir, publicUrl, port } = config;
  if (production || publicUrl !== `http://localhost:${port}`) return config;
  const kept = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  return kept === '' ? config : { ...config, publicUrl: kept.trim() };
}
