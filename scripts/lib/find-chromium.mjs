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

const firstThere = (paths) => paths.find((path) => path && existsSync(path));

/**
 * The Chromium that authors have: it is measured, and killed: Debian's headless shell is a script that starts it and would
 * die alone. @returns {string | undefined}
 */
export const findChromium = () => firstThere([process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, playwrightChromium()]);

/** Chromium without windows, as Playwright drives it: the tests take a third less of the processor in it. */
const findShell = () =>
  firstThere([process.env.CHROMIUM_PATH, playwrightShell(playwrightChromium()), '/usr/bin/chromium-headless-shell']);

/** @returns {string | undefined} */
export const findTestBrowser = () => findShell() ?? findChromium();

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Where Playwright puts the headless shell of a Chromium of its own; it tells only the other one's place.
 *
 * @param {string | undefined} chromium
 * @example playwrightShell('/cache/chromium-9/chrome-linux64/chrome')
 */
export function playwrightShell(chromium) {
  const [, cache, revision, platform] = chromium?.match(/^(.*)chromium-(\d+)[/\\]chrome-([\w-]+)[/\\]/) ?? [];
  if (!platform) return undefined;
  return `${cache}chromium_headless_shell-${revision}/chrome-headless-shell-${platform}/chrome-headless-shell`;
}

/** A mirror that fails once is asked again, and another installation that runs is waited for. */
const APT_OPTIONS = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];

/** Playwright's download first, then Debian's package. */
function install(find, playwrightOption, debianPackage) {
  const attempts = [
    ['npx', ['playwright', 'install', playwrightOption, 'chromium']],
    ['apt-get', [...APT_OPTIONS, 'update']],
    ['apt-get', [...APT_OPTIONS, 'install', '-y', '--no-install-recommends', debianPackage]],
  ];
  for (const [command, args] of attempts) {
    if (find()) return;
    console.log(`No ${debianPackage} yet: ${command} ${args.join(' ')}`);
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 });
    } catch {
      // The next way is tried; `ensureChromium` names what is left to do.
    }
  }
}

/** Installs the headless shell where there is none; the tests do without where it cannot be had. */
export const installShell = () => install(findShell, '--only-shell', 'chromium-headless-shell');

/** Finds Chromium or installs it. @returns {string} */
export function ensureChromium() {
  install(findChromium, '--no-shell', 'chromium');
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}
