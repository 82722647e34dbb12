import { ensureChromium, installShell } from './find-chromium.mjs';
import { installEmulator } from './install-emulator.mjs';

/** What the browser suite needs besides the packages. A process of its own: `npm test` runs other steps meanwhile. */
await installEmulator();
installShell();
ensureChromium();
