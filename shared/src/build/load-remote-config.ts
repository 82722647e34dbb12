import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '../contract/platform.ts';
import { remoteConfigProblems } from './check-remote-config.ts';

/** Reads `remote.config.ts` of a remote and refuses one that could not work. The process must understand TypeScript. */
export async function loadRemoteConfig(folder: string): Promise<RemoteConfig> {
  const file = join(folder, 'remote.config.ts');
  const loaded: { default: RemoteConfig } = await import(pathToFileURL(file).href);
  const problems = remoteConfigProblems(loaded.default, folder);
  if (problems.length > 0) throw new Error(`${file}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return loaded.default;
}
