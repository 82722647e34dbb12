import { resolve } from 'node:path';
import { ensureInstalled } from '../../../scripts/lib/ensure-installed.mjs';

export const EMULATOR_FOLDER = resolve(import.meta.dirname, '../../auth-emulator');

/** The Auth emulator has 600 packages of its own: only the browser suite installs them, once. */
export default async function installEmulator(): Promise<void> {
  await ensureInstalled(EMULATOR_FOLDER, ['--ignore-scripts', '--omit=optional']);
}
