import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importCycles } from './import-cycles.mjs';
import { importProblem, importTarget } from './import-rules.mjs';
import { listSources } from './list-sources.mjs';
import { parseSource } from './parse-source.mjs';
import { readExports } from './read-exports.mjs';
import { readImports } from './read-imports.mjs';
import { mentionsIn, unusedCode } from './unused-code.mjs';

async function readModule(root, file) {
  const source = await readFile(join(root, file), 'utf8');
  const program = await parseSource(source, { tsx: file.endsWith('.tsx') });
  const imports = readImports(program);
  const problems = imports.flatMap((each) => {
    const problem = importProblem(file, each);
    return problem ? [`${file}: ${problem}`] : [];
  });
  // Late ones and types too: of two files in a circle, neither can be read without the other.
  const targets = imports.flatMap(({ specifier }) => importTarget(file, specifier) ?? []);
  const module = {
    imports: imports.map(({ specifier, names }) => ({ target: importTarget(file, specifier), names })),
    exports: readExports(program),
    mentions: mentionsIn(source),
  };
  return { file, problems, targets, module };
}

/**
 * The direction of imports (shared ← remotes, shell, server; never between them), that no files import one another in a
 * circle, not for types and not late either, and that nothing lies unused.
 *
 * @param {string} root
 * @returns {Promise<{ files: number, problems: string[] }>} one line a problem
 */
export async function checkImports(root) {
  const files = await listSources(root);
  const found = await Promise.all(files.map((file) => readModule(root, file)));
  const imports = new Map(found.map(({ file, targets }) => [file, targets]));
  const cycles = importCycles(imports);
  const problems = [
    ...found.flatMap((each) => each.problems),
    ...unusedCode(new Map(found.map(({ file, module }) => [file, module]))),
    ...cycles.map((names) => `these import one another: ${names.join(', ')}`),
  ];
  return { files: files.length, problems };
}
