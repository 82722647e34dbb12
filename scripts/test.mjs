import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { countTests } from './lib/count-tests.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureChromium } from './lib/find-chromium.mjs';
import { runCommand, secondsSince } from './lib/run-step.mjs';

/** `npm test`: everything a change must pass, from a fresh clone, in the order in which a failure is cheapest. */
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => `${root}node_modules/.bin/${name}`;
const started = performance.now();

await ensureInstalled(root).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
// It waits for the network while the first steps need the processor. What it cannot do, the browser step tries again
// and tells.
const preparation = fork(`${root}scripts/lib/prepare-browser.mjs`, { cwd: root, stdio: 'ignore' });
const prepared = once(preparation, 'exit');
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

async function runSteps(steps) {
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

// Several threads would each check again what their files share: one does it in less, beside what the others can do.
await Promise.all([runSteps([types]), runSteps([lint, build])]);
await runSteps([jest]);
// The browser's step begins with one studio that is filled, which leaves a processor to the templates.
await Promise.all([runSteps([templates]), runSteps([browser])]);

preparation.kill();
if (failedStep && totals.failed === 0) totals.failed = 1;
console.log(`\nnpm test took ${secondsSince(started)} s${failedStep ? `, stopped at ${failedStep}` : ''}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = failedStep ? 1 : 0;
