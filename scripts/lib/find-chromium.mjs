import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium the browser tests drive: CHROMIUM_PATH, the system's, or Playwright's own. @returns {string | undefined} */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, playwrightChromium()];
  return candidates.find((path) => path && existsSync(path));
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Finds a Chromium or installs one: Playwright's download first, then Debian's package. @returns {string} */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const attempts = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 });
    } catch {
      // The next way is tried; the message below names what is left to do.
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need a Chromium. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}
