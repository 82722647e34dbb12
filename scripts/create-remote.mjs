import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRemote } from './lib/create-remote.mjs';
import { formatFolder } from './lib/format-folder.mjs';

/** `npm run create-remote -- <name> [--title "…"]`: a remote that builds, tests and shows in the navigation as it is. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { title: { type: 'string' } } });
const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const [name = ''] = positionals;
  const { folder, path } = await createRemote(root, { name, ...values });
  formatFolder(root, folder);
  console.log(`${folder} is there. It shows at ${path}:\n  npm run dev -- ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
