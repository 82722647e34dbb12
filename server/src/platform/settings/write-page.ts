import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommandLine } from '../../../../scripts/lib/command-line.mjs';
import { settingsPage } from './settings-page.ts';

/** `npm run settings`. */
await runCommandLine(
  async (args) => {
    parseArgs({ args, options: {} });
    writeFileSync(fileURLToPath(new URL('../../../../docs/settings.md', import.meta.url)), settingsPage());
  },
  { usage: 'Usage: npm run settings, which writes docs/settings.md anew from the declarations' },
);
