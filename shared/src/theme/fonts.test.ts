import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync(__dirname).filter((name) => name.endsWith('.css'));
const css = sources.map((name) => readFileSync(join(__dirname, name), 'utf8')).join('\n');
const faces = [...css.matchAll(/@font-face \{.*?\n\}/gs)].map(([face]) => ({
  family: /font-family: "(.*?)"/.exec(face)?.[1] ?? '',
  style: /font-style: (\w+)/.exec(face)?.[1] ?? '',
}));

test('a family has one face a style: the browser looks up a stand-in for each that is not loaded', () => {
  const names = faces.map(({ family, style }) => `${family}, ${style}`);
  expect(names).not.toHaveLength(0);
  expect(new Set(names).size).toBe(names.length);
});

test.each(['--ui', '--prose'])('%s names the further letters of its family', (token) => {
  const [stack = ''] = new RegExp(`${token}: "(\\w.*?) Variable", "\\1 Latin Ext"`).exec(css) ?? [];
  expect(stack).not.toBe('');
});
