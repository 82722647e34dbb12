import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { importCycles } from './lib/import-cycles.mjs';
import { importProblem, importTarget } from './lib/import-rules.mjs';
import { listSources } from './lib/list-sources.mjs';
import { readExports } from './lib/read-exports.mjs';
import { readImports } from './lib/read-imports.mjs';
import { mentionsIn, unusedCode } from './lib/unused-code.mjs';

/**
 * Holds the direction of imports (shared ← remotes, shell, server; never between them), that no files import one another
 * in a circle, and that nothing lies unused. Part of `npm run lint`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

const files = await listSources(root);
const found = await Promise.all(
  files.map(async (file) => {
    const source = await readFile(`${root}${file}`, 'utf8');
    const syntax = { tsx: file.endsWith('.tsx') };
    const imports = await readImports(source, syntax);
    const problems = imports.flatMap((each) => {
      const problem = importProblem(file, each);
      return problem ? [`${file}: ${problem}`] : [];
    });
    // Types are gone and late chunks come later: neither runs before the other.
    const atOnce = imports.filter(({ typeOnly, late }) => !typeOnly && !late);
    const targets = atOnce.flatMap(({ specifier }) => importTarget(file, specifier) ?? []);
    const module = {
      imports: imports.map(({ specifier, names }) => ({ target: importTarget(file, specifier), names })),
      exports: await readExports(source, syntax),
      mentions: mentionsIn(source),
    };
    return { file, problems, targets, module };
  }),
);
const cycles = importCycles(new Map(found.map(({ file, targets }) => [file, targets])));
const problems = [
  ...found.flatMap((each) => each.problems),
  ...unusedCode(new Map(found.map(({ file, module }) => [file, module]))),
  ...cycles.map((files) => `these import one another: ${files.join(', ')}`),
];
for (const problem of problems) console.error(problem);
console.log(`Imports: ${files.length} files checked, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
