import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'src')));
const sources = packages
  .flatMap((name) => readdirSync(join(root, name, 'src'), { recursive: true }).map((path) => `${name}/src/${path}`))
  .filter((path) => /\.tsx?$/.test(path));
const read = (path: string) => readFileSync(path, 'utf8');

const classesOf = (stylesheet: string) =>
  new Set([...read(stylesheet).matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));

const fileOf = (path: string, from: string) =>
  path.startsWith('@myfiction/shared/')
    ? join(root, path.replace('@myfiction/shared/', 'shared/src/'))
    : join(root, dirname(from), path);

/** What a component names of its stylesheets and none of them has: it would be the class `undefined`. */
function missingIn(source: string): string[] {
  const text = read(join(root, source));
  const code = text.replaceAll(/'[^'\n]*'/g, '');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, styles, path = '']) => {
    const known = classesOf(fileOf(path, source));
    const named = [...code.matchAll(new RegExp(`(?<![\\w.])${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
    return named.filter((name) => !known.has(name)).map((name) => `${source}: ${styles}.${name}`);
  });
}

it('names no style that its stylesheet does not have', () => {
  expect(sources.flatMap(missingIn)).toEqual([]);
});
