import { findChromium, findTestBrowser } from '../../scripts/lib/find-chromium.mjs';

/** Root cannot use Chromium's sandbox; the rest keeps it from calling out. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A test soon leaves the pages that it opens: what the engine optimizes in them takes a fifth of their processor's time,
 * and is gone before it repays that.
 */
export const WITHOUT_OPTIMIZERS = '--js-flags=--no-maglev --no-turbofan';

/** The Chromium that authors have. */
export const chromiumPath = () => found(findChromium());

/** What the tests drive, unless they need one that authors have. */
export const testBrowserPath = () => found(findTestBrowser());

function found(path: string | undefined): string {
  if (!path) throw new Error('No Chromium found. Run `npm test`, which installs one, or set CHROMIUM_PATH.');
  return path;
}
