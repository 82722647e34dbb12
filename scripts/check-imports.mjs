import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { importProblem } from './lib/import-rules.mjs';
import { listSources } from './lib/list-sources.mjs';
import { readImports } from './lib/read-imports.mjs';

/** Holds the direction of imports: shared ← remotes, shell, server; never between them. Part of `npm run lint`. */
const root = fileURLToPath(new URL('..', import.meta.url));

const files = await listSources(root);
const found = await Promise.all(
  files.map(async (file) => {
    const source = await readFile(`${root}${file}`, 'utf8');
    const imports = await readImports(source, { tsx: file.endsWith('.tsx') });
    return imports.flatMap((each) => {
      const problem = importProblem(file, each);
      return problem ? [`${file}: ${problem}`] : [];
    });
  }),
);
const problems = found.flat();
for (const problem of problems) console.error(problem);
console.log(`Imports: ${files.length} files checked, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
