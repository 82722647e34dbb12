import { rm } from 'node:fs/promises';
import { TEMPLATE } from './copy-template.ts';
import { StudioServer } from './studio-server.ts';

/** Starts a studio once, for all that the suite starts with the demonstration data. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const studio = await StudioServer.start();
  await studio.stop();
  process.env[TEMPLATE] = studio.dataDir;
  return () => rm(studio.dataDir, { recursive: true, force: true });
}
