import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../support/chromium.ts';

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1440, height: 900 };

/** A browser that has never been here. */
export async function newContext(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  return prepared(await browser.newContext({ viewport }));
}

/** A browser of its own that remembers as an author's does: a private window, which the others are, keeps no code. */
export async function withProfile<T>(
  viewport: { width: number; height: number },
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'studio bench '));
  const options = { executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS, viewport };
  const context = await chromium.launchPersistentContext(folder, options);
  try {
    return await use(await prepared(context));
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepared(context: BrowserContext): Promise<BrowserContext> {
  // tsx names the functions that are sent to the page with a helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  return context;
}
