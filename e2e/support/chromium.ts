import { findChromium } from '../../scripts/lib/find-chromium.mjs';

/** Root cannot use Chromium's sandbox; the rest keeps it from calling out. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('No Chromium found. Run `npm test`, which installs one, or set CHROMIUM_PATH.');
  return path;
}
