import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const COPIED = ['package.json', 'package-lock.json', 'tsconfig.json', 'biome.json', '.gitignore'];
const LINKED = ['node_modules', 'shared'];
/** Declarations that no file imports. */
const AMBIENT = ['shared/src/**/*.d.ts', 'shared/src/build/jest/setup-browser.ts'];

/**
 * A studio of its own folder, with the packages and the shared sources of this one: what a command writes there touches
 * nothing here.
 */
export function temporaryStudio() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const name of COPIED) cpSync(join(root, name), join(folder, name));
  for (const name of LINKED) symlinkSync(join(root, name), join(folder, name));
  const run = (name, ...args) => {
    const command = join(root, 'node_modules', '.bin', name);
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} ended with code ${status}:\n${stdout}\n${stderr}`);
  };
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    files: (path) => readdirSync(join(folder, path)),
    copy: (path, filter = () => true) => cpSync(join(root, path), join(folder, path), { recursive: true, filter }),
    /** Types of one folder, and of what it imports. */
    checkTypes: (path) => {
      const config = { extends: './tsconfig.json', include: [`${path}/**/*`, ...AMBIENT] };
      writeFileSync(join(folder, 'tsconfig.proof.json'), JSON.stringify(config));
      run('tsc', '--noEmit', '-p', 'tsconfig.proof.json');
    },
    runTests: (path) => {
      const config = `import base from '${join(root, 'jest.config.mjs')}';
const { displayName, ...browser } = base.projects[0];
export default { ...browser, rootDir: '${folder}', testMatch: ['<rootDir>/${path}/**/*.test.tsx'] };
`;
      writeFileSync(join(folder, 'jest.proof.mjs'), config);
      run('jest', '-i', '-c', 'jest.proof.mjs');
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
