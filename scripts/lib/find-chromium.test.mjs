import { playwrightShell } from './find-chromium.mjs';

test.each([
  [
    '/root/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome',
    '/root/.cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
  ],
  [
    '/Users/mara/Library/Caches/ms-playwright/chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    '/Users/mara/Library/Caches/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell',
  ],
  ['/usr/bin/chromium', undefined],
  [undefined, undefined],
])('the headless shell of %s is %s', (chromium, shell) => {
  expect(playwrightShell(chromium)).toBe(shell);
});
