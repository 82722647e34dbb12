import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CommandError, runCommandLine } from './lib/command-line.mjs';
import { createCampaign } from './lib/create-campaign.mjs';
import { formatFolder } from './lib/format-folder.mjs';

/** A folder that builds, tests and ships as it is. */
const usage = 'Usage: npm run create-campaign -- AutumnTales --title "Autumn Tales" [--kind contest|winners|benefits]';
const root = fileURLToPath(new URL('..', import.meta.url));
const CAMPAIGNS = 'mfe-activities/src/campaigns';

await runCommandLine(
  async (args) => {
    const options = {
      kind: { type: 'string', default: 'contest' },
      title: { type: 'string', default: '' },
    };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new CommandError('usage', 'Say one name.');
    const wanted = { name, kind: values.kind, title: values.title, now: new Date() };
    const made = await createCampaign(join(root, CAMPAIGNS), wanted);
    const folder = `${CAMPAIGNS}/${made.id}`;
    formatFolder(root, folder);
    console.log(`${folder} is there. It shows at ${made.path}:\n  npm run dev -- activities`);
  },
  { usage },
);
