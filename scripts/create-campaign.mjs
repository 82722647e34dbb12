import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createCampaign } from './lib/create-campaign.mjs';
import { formatFolder } from './lib/format-folder.mjs';

/** `npm run create-campaign -- <Id> --kind contest --title "…"`: a folder that builds, tests and ships as it is. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string', default: 'contest' }, title: { type: 'string', default: '' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const CAMPAIGNS = 'mfe-activities/src/campaigns';

try {
  const made = await createCampaign(join(root, CAMPAIGNS), { name: positionals[0] ?? '', ...values, now: new Date() });
  const folder = `${CAMPAIGNS}/${made.id}`;
  formatFolder(root, folder);
  console.log(`${folder} is there. It shows at ${made.path}:\n  npm run dev -- activities`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
