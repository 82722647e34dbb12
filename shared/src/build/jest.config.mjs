import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { esmOnlyPackages } from './jest/esm-only-packages.mjs';

// Days and hours are read by the clock of the machine, which may stand anywhere: tests write them down for one zone. Naming
// another one (`TZ=Asia/Kolkata npx jest …`) shows what they take for granted.
process.env.TZ ||= 'UTC';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const rootDir = here('../../..');

/** @returns {import('@swc/core').Config} */
const swc = (tsx) => ({
  jsc: {
    target: 'es2022',
    // A generic arrow function of a `.ts` file reads as an element in a `.tsx` file.
    parser: { syntax: 'typescript', tsx },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});
const transformer = here('../../../node_modules/@swc/jest/index.js');

/** What every package's tests run with; the two projects differ only in their environment. */
const preset = {
  rootDir,
  transform: { '\\.[jt]sx$': [transformer, swc(true)], '\\.[cm]?[jt]s$': [transformer, swc(false)] },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:.+/node_modules/)?(?:${esmOnlyPackages(rootDir).join('|')})/).+\\.c?js$`,
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.data/'],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(?:css|woff2?|png|jpe?g|webp|svg)$': here('jest/empty-asset.mjs'),
  },
  clearMocks: true,
  restoreMocks: true,
};

const nodeFolders = ['scripts', 'shared/src/contract', 'shared/src/build'];
const testMatch = (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`;

export default {
  rootDir,
  // A machine that builds beside the tests may stall one for seconds; a test that hangs is told all the same.
  testTimeout: 60_000,
  // Tests wait for the database and for processes of their own: with one worker a core, a seventh of two cores was at rest.
  maxWorkers: availableParallelism() + 1,
  projects: [
    {
      ...preset,
      displayName: 'browser',
      testEnvironment: here('jest/jsdom-environment.mjs'),
      moduleNameMapper: { ...preset.moduleNameMapper, '^aria-query$': here('jest/aria-query.mjs') },
      setupFilesAfterEnv: [here('jest/setup-browser.ts')],
      testMatch: ['shell', 'mfe-*', 'shared'].map(testMatch),
      testPathIgnorePatterns: ['/node_modules/', ...nodeFolders.map((folder) => `<rootDir>/${folder}/`)],
    },
    {
      ...preset,
      displayName: 'server',
      testEnvironment: here('jest/node-environment.mjs'),
      testMatch: [testMatch('server')],
      globalSetup: '<rootDir>/server/src/testing/global-setup.ts',
      globalTeardown: '<rootDir>/server/src/testing/global-teardown.ts',
    },
    {
      ...preset,
      displayName: 'node',
      testEnvironment: here('jest/node-environment.mjs'),
      testMatch: nodeFolders.map(testMatch),
    },
  ],
};
