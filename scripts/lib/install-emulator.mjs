import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

export const EMULATOR_FOLDER = fileURLToPath(new URL('../../e2e/auth-emulator', import.meta.url));

/** The Auth emulator has 600 packages of its own: only the browser suite installs them, once. */
export async function installEmulator() {
  await ensureInstalled(EMULATOR_FOLDER, ['--ignore-scripts', '--omit=optional']);
}
