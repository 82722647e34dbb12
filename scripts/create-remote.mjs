import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CommandError, runCommandLine } from './lib/command-line.mjs';
import { createRemote } from './lib/create-remote.mjs';
import { formatFolder } from './lib/format-folder.mjs';

/** A remote that builds, tests and shows in the navigation as it is. */
const usage = 'Usage: npm run create-remote -- reading-room [--title "Reading room"]';
const root = fileURLToPath(new URL('..', import.meta.url));

await runCommandLine(
  async (args) => {
    const options = { title: { type: 'string' } };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new CommandError('usage', 'Say one name.');
    const { folder, path } = await createRemote(root, { name, title: values.title });
    formatFolder(root, folder);
    console.log(`${folder} is there. It shows at ${path}:\n  npm run dev -- ${name}`);
  },
  { usage },
);
