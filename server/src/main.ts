import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseUnavailableError } from './database/supervisor/find-binaries.ts';
import { readConfig } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import { startStudio } from './platform/start-studio.ts';
import { stopOnSignals } from './platform/stop-on-signals.ts';

/** `server/src/main.ts` and the bundle `server/dist/main.js` lie equally deep. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Tells `npm start`, where there is one. */
const tell = (message: Record<string, unknown>): void => {
  if (process.connected) process.send?.(message);
};

process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(1);
});

try {
  const stopping = stopOnSignals();
  const studio = await startStudio(readConfig(process.env, root), (step) => tell({ step }));
  stopping.onStop(studio.close);
  tell({ ready: { address: studio.address, demo: studio.demo } });
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DatabaseUnavailableError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
