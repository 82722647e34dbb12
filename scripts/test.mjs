import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommandLine } from './lib/command-line.mjs';
import { countTests } from './lib/count-tests.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureChromium } from './lib/find-chromium.mjs';
import { runCommand, secondsSince } from './lib/run-step.mjs';

/** `npm test`: everything a change must pass, from a fresh clone, in the order in which a failure is cheapest. */
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => `${root}node_modules/.bin/${name}`;
const started = performance.now();
const usage =
  'Usage: npm test, for everything; a part of it: npx jest PATH, npx playwright test -c e2e/playwright.config.ts NAME';

const types = ['types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json', '--checkers', '1']];
const lint = ['lint', 'npm', ['run', '--silent', 'lint']];
const build = ['build', process.execPath, ['scripts/build.mjs']];
const jest = [
  // Tests make much that is soon gone: with more room for it, it is collected before it has to be kept.
  'jest',
  process.execPath,
  ['--max-semi-space-size=64', `${root}node_modules/jest/bin/jest.js`, '--colors=false'],
];
// Whole packages, built and tested as their templates write them.
const templates = ['templates', bin('jest'), ['--colors=false', '-c', 'scripts/proofs/jest.config.mjs']];
const browser = ['browser', bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts']];

const totals = { passed: 0, failed: 0, skipped: 0 };
let failedStep;

async function runSteps(steps, prepared) {
  for (const [name, command, args] of steps) {
    if (failedStep) return;
    const stepStarted = performance.now();
    console.log(`\n── ${name}`);
    const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
    let output;
    try {
      if (name === 'browser') {
        await prepared;
        ensureChromium();
      }
      output = await runCommand(command, args, { cwd: root, env });
    } catch (error) {
      output = error.output ?? '';
      failedStep ??= name;
      console.error(`${name} failed: ${error.message}`);
    }
    const counts = countTests(name, output);
    for (const key of Object.keys(totals)) totals[key] += counts[key];
    console.log(`── ${name}: ${secondsSince(stepStarted)} s`);
  }
}

await runCommandLine(
  async (args) => {
    parseArgs({ args, options: {} });
    await ensureInstalled(root);
    // It waits for the network while the first steps need the processor. What it cannot do, the browser step tries again
    // and tells.
    const preparation = fork(`${root}scripts/lib/prepare-browser.mjs`, { cwd: root, stdio: 'ignore' });
    const prepared = once(preparation, 'exit');
    // Several threads would each check again what their files share: one does it in less, beside what the others can do.
    await Promise.all([runSteps([types]), runSteps([lint, build])]);
    await runSteps([jest]);
    // The browser's step begins with one studio that is filled, which leaves a processor to the templates.
    await Promise.all([runSteps([templates]), runSteps([browser], prepared)]);

    preparation.kill();
    if (failedStep && totals.failed === 0) totals.failed = 1;
    console.log(`\nnpm test took ${secondsSince(started)} s${failedStep ? `, stopped at ${failedStep}` : ''}`);
    console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
    if (failedStep) process.exitCode = 1;
  },
  { usage },
);
