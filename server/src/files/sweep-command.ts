import { reachDatabase } from '../database/reach-database.ts';
import { openObjectStore } from '../objects/open-object-store.ts';
import type { ServerConfig } from '../platform/config.ts';
import { sweepFiles } from './sweep-files.ts';

/** `objects sweep`: has pictures removed that nothing names. Safe at any time. */
export async function sweepStore(config: ServerConfig): Promise<void> {
  const { db, close } = await reachDatabase(config, { alone: false });
  try {
    const found = await sweepFiles(db, openObjectStore(config));
    console.log(
      `${found} pictures are named by nothing. The server removes them in 30 days unless they are saved again.`,
    );
  } finally {
    await close();
  }
}
