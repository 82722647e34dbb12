import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import preset from '../../../jest.config.mjs';

/** A change that keeps the tests from ending is noticed, too. */
const LIMIT_MS = 120_000;

const literally = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The project's tests with another text of `file`; the tree stays as it is. */
function configWith(root, file, source) {
  const transformer = join(root, 'scripts/lib/mutation/transformer.cjs');
  const projects = preset.projects.map((project) => {
    const [, swc] = project.transform[file.endsWith('x') ? '\\.[jt]sx$' : '\\.[cm]?[jt]s$'];
    return { ...project, transform: { [`${literally(file)}$`]: [transformer, { source, swc }], ...project.transform } };
  });
  return { ...preset, projects };
}

/**
 * Runs tests with a changed file.
 *
 * @param {{ root: string, folder: string, file: string, text: string, tests: readonly string[] }} options `folder` is
 * for what this writes, `file` is absolute, `tests` are patterns of paths
 * @returns {Promise<boolean>} true when a test failed
 */
export async function runMutant({ root, folder, file, text, tests }) {
  const [source, config] = [join(folder, 'source.txt'), join(folder, 'jest.json')];
  await writeFile(source, text);
  await writeFile(config, JSON.stringify(configWith(root, file, source)));
  // In one process: a fault may turn a loop into one without an end, which only ends with its process.
  const args = ['--config', config, '--bail', '--silent', '--runInBand', ...tests];
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const child = spawn(process.execPath, [jest, ...args], {
    cwd: root,
    stdio: 'ignore',
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code !== 0));
  });
}
