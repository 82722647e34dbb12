import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackages } from './lib/build-packages.mjs';
import { CommandError, runCommandLine } from './lib/command-line.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureChromium } from './lib/find-chromium.mjs';
import { assertNamedExports, buildPrevious, previousCommit } from './lib/previous-build.mjs';
import { runCommand, secondsSince } from './lib/run-step.mjs';

/**
 * `npm run test:compatibility [-- <tag or commit>]`: the new shell with the remotes of before, and the shell of before
 * with the new remotes.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const started = performance.now();
const usage = 'Usage: npm run test:compatibility [-- TAG or COMMIT]; the last release without one';

await runCommandLine(
  async (args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [asked, ...more] = positionals;
    if (more.length > 0) throw new CommandError('usage', 'Say one tag or commit.');
    await ensureInstalled(root);
    const commit = await previousCommit(root, asked);
    console.log(`Before: ${commit}`);
    if (!asked) await assertNamedExports(root);
    const previous = await buildPrevious(root, commit);
    console.log(`Built before: ${secondsSince(started)} s`);
    await buildPackages(root);
    ensureChromium();
    const env = { ...process.env, PREVIOUS_BUILD: previous };
    const playwright = `${root}node_modules/.bin/playwright`;
    await runCommand(playwright, ['test', '-c', 'e2e/compatibility/playwright.config.ts'], { cwd: root, env });
    console.log(`Compatible with ${commit}: ${secondsSince(started)} s`);
  },
  { usage },
);
