import type { ServerConfig } from './config.ts';
import { startStudio } from './start-studio.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Tells `npm start`, where there is one. */
const tell = (message: Record<string, unknown>): void => {
  if (process.connected) process.send?.(message);
};

/** The studio, until it is told to stop. */
export async function serve(config: ServerConfig): Promise<void> {
  const stopping = stopOnSignals();
  const studio = await startStudio(config, (step) => tell({ step }));
  stopping.onStop(studio.close, config.drainSeconds * 1000);
  tell({ ready: { address: studio.address, demo: studio.demo } });
}
