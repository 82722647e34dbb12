import { defineConfig } from '@playwright/test';
import suite from '../playwright.config.ts';

/** Of its own, because it needs builds of an earlier commit: `npm run test:compatibility`. */
export default defineConfig({
  ...suite,
  testDir: '.',
  projects: [{ name: 'pairings', testMatch: '**/*.pairing.ts' }],
  globalSetup: ['../support/make-template.ts'],
  workers: 1,
  timeout: 180_000,
  outputDir: '../../test-results/compatibility',
});
