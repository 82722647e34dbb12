import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settingsPage } from './settings-page.ts';

/** `npm run settings`. */
writeFileSync(fileURLToPath(new URL('../../../../docs/settings.md', import.meta.url)), settingsPage());
