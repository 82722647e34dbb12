import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** Formats what a template has written as everything else is. @param {string} root @param {string} folder below it */
export function formatFolder(root, folder) {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', folder], { cwd: root, stdio: 'ignore' });
}
