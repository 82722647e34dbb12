import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { StudioServer } from '../studio-server.ts';
import { test as base, expect } from '../test.ts';
import { startAuthEmulator } from './auth-emulator.ts';
import { providerEnv } from './provider-env.ts';
import { type ProviderServer, startProviderServer } from './provider-server.ts';

const GOOGLE_FRAMES = join(import.meta.dirname, 'google-frames.js');

interface Identity {
  emulatorUrl: string;
  providers: ProviderServer;
}

/** A studio in which all three providers are set up: the real Auth emulator and a stand-in Apple, offline. */
export const test = base.extend<object, { identity: Identity }>({
  identity: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument.
    async ({}, use) => {
      const providers = await startProviderServer();
      const emulator = await startAuthEmulator(providers.firebaseKey);
      await use({ emulatorUrl: emulator.url, providers });
      await emulator.stop();
      await providers.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  studio: [
    async ({ identity: { emulatorUrl, providers } }, use) => {
      const studio = await StudioServer.start(providerEnv(emulatorUrl, providers));
      await use(studio);
      await studio.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ context }, use) => {
    await stayOffline(context);
    await use(context);
  },
});

export { expect };

/** Google's script comes from here; whatever else is not on this machine is not there. */
async function stayOffline(context: BrowserContext): Promise<void> {
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await context.route('https://apis.google.com/js/api.js*', (route) => route.fulfill({ path: GOOGLE_FRAMES }));
}

/** Presses the button and gives the provider's popup. */
export async function openPopup(page: Page, provider: string): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  return popup;
}

/** Chooses a new person on the emulator's page. */
export async function choosePerson(popup: Page, email: string): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#sign-in').click();
}
