import { parseSource } from './parse-source.mjs';
import { readExports } from './read-exports.mjs';
import { readImports } from './read-imports.mjs';
import { mentionsIn, unusedCode } from './unused-code.mjs';

/** Modules as their sources say; every import names a file of the list. */
async function modulesOf(sources: Record<string, string>) {
  const read = Object.entries(sources).map(async ([file, source]) => {
    const program = await parseSource(source);
    const module = {
      imports: readImports(program).map(({ specifier, names }) => ({ target: specifier, names })),
      exports: readExports(program),
      mentions: mentionsIn(source),
    };
    return [file, module] as const;
  });
  return new Map(await Promise.all(read));
}

const problems = async (sources: Record<string, string>) => unusedCode(await modulesOf(sources));

test('a file that nobody imports, or a test alone, is told', async () => {
  expect(
    await problems({
      'server/src/main.ts': "import { a } from 'server/src/a.ts';",
      'server/src/a.ts': 'export const a = 1;',
      'server/src/b.ts': 'export const b = 1;',
      'server/src/b.test.ts': "import { b } from 'server/src/b.ts';",
      'server/src/c.ts': 'export const c = 1;',
    }),
  ).toEqual(['server/src/b.ts: nothing but tests imports it', 'server/src/c.ts: nothing but tests imports it']);
});

test('pages and slots of a remote are reached by no import, whatever its name', async () => {
  const sources = {
    'mfe-inbox/src/pages/inbox.tsx': 'export default 1;',
    'mfe-reading-room-2/src/pages/reading-room-2.tsx': 'export default 1;',
    'mfe-reading-room-2/src/slots/shelf.tsx': 'export default 1;',
  };
  expect(await problems(sources)).toEqual([]);
});

test('an export that neither another file nor its own uses is told', async () => {
  const a =
    'export const a = 1; export function f() {} export type T = A; export interface A {} const [x] = [1]; export { x };';
  const types = 'export type Unused = string; export interface Unused2 {}';
  const main = "import { a, type T } from 'server/src/a.ts';";
  expect(await problems({ 'server/src/main.ts': main, 'server/src/a.ts': `${a} ${types}` })).toEqual([
    'server/src/a.ts: nobody uses its export f',
    'server/src/a.ts: nobody uses its export Unused',
    'server/src/a.ts: nobody uses its export Unused2',
  ]);
});

test.each([
  "import * as all from 'server/src/a.ts';",
  "export * from 'server/src/a.ts';",
  "import('server/src/a.ts');",
])('what takes a file whole takes all it exports: %s', async (main) => {
  expect(await problems({ 'server/src/main.ts': main, 'server/src/a.ts': 'export const a = 1;' })).toEqual([]);
});
