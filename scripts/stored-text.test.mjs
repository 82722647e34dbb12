import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? __dirname, '..');
const folders = ['shell', 'shared', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];

/** Ways in which text becomes markup or code. */
const WAYS =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|createContextualFragment|document\.write|srcdoc|\beval\(|new Function\(|setTimeout\(\s*['"`]/i;

/**
 * Where one of them is used all the same: the drawing of a cover, whose texts are written out
 * (`shared/src/ui/cover/draw-cover.test.ts`).
 */
const ALLOWED = ['shared/src/ui/cover/cover.tsx'];

function sources() {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|[/\\])testing[/\\]/.test(name))
      .map((name) => join(folder, 'src', name).replaceAll('\\', '/')),
  );
}

test('no page makes markup or code of text', () => {
  const all = sources();
  expect(all.length).toBeGreaterThan(500);
  const found = all.filter((file) => WAYS.test(readFileSync(join(root, file), 'utf8')));
  expect(found.sort()).toEqual(ALLOWED);
});
