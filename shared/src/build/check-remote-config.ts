import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteConfig } from '../contract/platform.ts';
import { remoteProblems } from '../contract/remote-problems.ts';

function* moduleProblems(config: RemoteConfig, folder: string): Generator<string> {
  for (const { module } of [...config.pages, ...(config.slots ?? [])]) {
    if (!existsSync(join(folder, module))) yield `module ${module} does not exist`;
  }
}

/**
 * What is wrong with a remote's declaration; empty when nothing is.
 *
 * @param folder the remote's folder, in which its modules must exist
 */
export function remoteConfigProblems(config: RemoteConfig, folder: string): string[] {
  return [...remoteProblems(config), ...moduleProblems(config, folder)];
}
