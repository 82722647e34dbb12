import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractAntdStyles } from './extract-antd-styles.tsx';

test('antd-static.css holds the styles of the samples; if not, run write-antd-static.ts', () => {
  const stored = readFileSync(join(process.cwd(), 'shared/src/theme/antd-static.css'), 'utf8');
  const rules = (css: string) => css.split('}').map((rule) => rule.trim());
  expect(rules(extractAntdStyles())).toEqual(rules(stored));
});
