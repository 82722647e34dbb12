import { importProblem } from './import-rules.mjs';
import { parseSource } from './parse-source.mjs';
import { readImports } from './read-imports.mjs';

const problem = (file: string, specifier: string, typeOnly = false): string | undefined =>
  importProblem(file, { specifier, typeOnly });

test.each([
  ['mfe-comments/src/page.tsx', '@myfiction/shared/host.ts'],
  ['mfe-comments/src/page.tsx', '@myfiction/shared/contract/paths.ts'],
  ['mfe-comments/src/page.tsx', './i18n/use-text.ts'],
  ['mfe-comments/src/page.tsx', 'lucide-react'],
  ['mfe-comments/src/page.test.tsx', '@myfiction/shared/testing/render-page.tsx'],
  ['shell/src/app.tsx', '@myfiction/shared/theme/tokens.css'],
  ['server/src/stories/create-story.ts', '@myfiction/shared/contract/calls/story.ts'],
  ['shared/src/ui/card.tsx', '../host.ts'],
  ['shared/src/screen/load-more.tsx', '@myfiction/shared/host.ts'],
  ['shared/src/screen/load-more.test.tsx', '../host.ts'],
  ['shared/src/contract/calls/story.ts', '../rules.ts'],
  ['shared/src/contract/calls/story.ts', 'zod'],
  ['e2e/journeys/sign-up.spec.ts', '../../scripts/lib/find-chromium.mjs'],
])('%s may import %s', (file, specifier) => {
  expect(problem(file, specifier)).toBeUndefined();
});

test.each([
  ['mfe-comments/src/page.tsx', '@myfiction/mfe-inbox/src/page.tsx', 'must not import mfe-inbox'],
  ['mfe-comments/src/page.tsx', '../../mfe-inbox/src/page.tsx', 'must not import mfe-inbox'],
  ['mfe-comments/src/page.tsx', '../../shell/src/app.tsx', 'must not import shell'],
  ['mfe-comments/src/page.tsx', '../../scripts/build.mjs', 'must not import scripts'],
  ['shell/src/app.tsx', '../../mfe-inbox/src/page.tsx', 'must not import mfe-inbox'],
  ['server/src/main.ts', '../../shell/src/app.tsx', 'must not import shell'],
  ['shared/src/host.ts', '../../shell/src/app.tsx', 'shared imports no other package'],
  ['shared/src/contract/rules.ts', '../host.ts', 'nothing but zod'],
  ['shared/src/contract/rules.ts', 'react', 'nothing but zod'],
  ['mfe-comments/src/page.tsx', 'zod', 'zod stays on the server'],
  ['shared/src/host/api/call-api.ts', '../../contract/calls.ts', 'brings zod'],
  ['mfe-comments/src/page.tsx', '@myfiction/shared/contract/calls/story.ts', 'brings zod'],
  ['mfe-comments/src/page.tsx', '@myfiction/shared/ui/actions/button.tsx', 'inside a facade'],
  ['shared/src/screen/load-more.tsx', '../host.ts', 'by that name'],
  ['shared/src/screen/load-more.tsx', '../host/toast.ts', 'by that name'],
  ['mfe-comments/remote.config.ts', './src/page.tsx', 'imports no component'],
  ['server/src/images/convert-image.ts', 'sharp', 'a server that starts does not wait'],
])('%s must not import %s', (file, specifier, why) => {
  expect(problem(file, specifier)).toContain(why);
});

test('a type of the contract is free everywhere, a type of another remote is not', () => {
  expect(problem('mfe-comments/src/page.tsx', '@myfiction/shared/contract/calls/story.ts', true)).toBeUndefined();
  expect(problem('mfe-comments/src/page.tsx', '../../mfe-inbox/src/page.tsx', true)).toBeDefined();
});

test('imports of every kind are found', async () => {
  const source = `
    import a from './a.ts';
    import type { B } from './b.ts';
    import { type C } from './c.ts';
    import { type D, e } from './d.ts';
    export * from './f.ts';
    export type { G } from './g.ts';
    const later = () => import('./h.ts');
    type I = import('./i.ts').I;
    import './j.css';
    const generic = <T>(value: T) => value;
  `;
  const found = readImports(await parseSource(source));
  expect(Object.fromEntries(found.map(({ specifier, typeOnly }) => [specifier, typeOnly]))).toEqual({
    './a.ts': false,
    './b.ts': true,
    './c.ts': true,
    './d.ts': false,
    './f.ts': false,
    './g.ts': true,
    './h.ts': false,
    './i.ts': true,
    './j.css': false,
  });
});
