import { fileURLToPath } from 'node:url';
import { checkImports } from './lib/check-imports.mjs';

/** What the imports of the project must keep to. Part of `npm run lint`. */
const { files, problems } = await checkImports(fileURLToPath(new URL('..', import.meta.url)));
for (const problem of problems) console.error(problem);
console.log(`Imports: ${files} files checked, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
