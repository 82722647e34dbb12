import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? __dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** `path` › title · title · `path` …: the tests that a line names. */
function namedTests() {
  const found = [];
  for (const line of page.split('\n').filter((text) => text.startsWith('| ') || text.includes(' › '))) {
    let path;
    for (const part of line.split(/(`[^`]+\.test\.(?:tsx?|mjs)`)|[·|]/).filter(Boolean)) {
      const file = /^`([^`]+)`$/.exec(part.trim());
      if (file) {
        path = file[1];
        found.push([path, '']);
      } else if (path && part.includes('›')) found.push([path, part.slice(part.indexOf('›') + 1)]);
      else if (path && found.at(-1)?.[1]) found.push([path, part]);
    }
  }
  return found.map(([path, title]) => [
    path,
    title
      .replace(/[).]+\s*$/, '')
      .split('. ')[0]
      .trim(),
  ]);
}

test('there are lines to check', () => expect(namedTests().length).toBeGreaterThan(40));

test.each(namedTests())('%s › %s exists', (path, title) => {
  expect(readFileSync(join(root, path), 'utf8')).toContain(title);
});
