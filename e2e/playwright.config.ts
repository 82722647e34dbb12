import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, testBrowserPath, WITHOUT_OPTIMIZERS } from './support/chromium.ts';

/** Each test of these opens screen after screen. */
const SCREENS = 'screens/*.spec.ts';

/**
 * The suite runs against the production build, in four workers, each with a server and a database of its own: tests wait
 * for pages, and with four of them two processors are at rest for 3 of a hundred of their time.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: ['./support/identity/install-emulator.ts', './support/make-template.ts'],
  fullyParallel: false,
  workers: 4,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A machine that builds may stall a browser for seconds; a test that needed its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  outputDir: '../test-results',
  // In the order in which they start: what takes longest is not what all wait for in the end.
  projects: [
    { name: 'screens', testMatch: SCREENS },
    { name: 'suite', testMatch: '**/*.spec.ts', testIgnore: SCREENS },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording each test takes a third of the processor: `--trace on` shows a failure that its picture does not explain.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: testBrowserPath(), args: [...CHROMIUM_ARGUMENTS, WITHOUT_OPTIMIZERS] },
  },
});
