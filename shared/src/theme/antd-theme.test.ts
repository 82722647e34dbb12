import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import { DAY, NIGHT } from './antd-palettes.ts';
import { dayTheme, nightTheme } from './antd-theme.ts';

const sheet = readFileSync(join(process.cwd(), 'shared/src/theme/tokens.css'), 'utf8');

/** Custom properties of one block of the token sheet. */
function properties(selector: string): Map<string, string> {
  const block = sheet.slice(sheet.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const NAMES = {
  desk: 'desk',
  sheet: 'sheet',
  raised: 'raised',
  sunken: 'sunken',
  hover: 'hover',
  press: 'press',
  line: 'line',
  line2: 'line-2',
  field: 'field',
  ink: 'ink',
  ink2: 'ink-2',
  ink3: 'ink-3',
  off: 'off',
  rose: 'rose',
  roseH: 'rose-h',
  pinkH: 'pink-h',
  pinkA: 'pink-a',
  blush: 'blush',
  blush2: 'blush-2',
  segOn: 'seg-on',
  switchOn: 'switch-on',
  toast: 'toast',
  toastText: 'toast-text',
} as const satisfies Partial<Record<keyof typeof DAY, string>>;

test.each([
  ['day', DAY, ':root'],
  ['night', NIGHT, '[data-theme="night"]'],
] as const)('antd and the token sheet agree on every colour of the %s', (_name, palette, selector) => {
  const tokens = properties(selector);
  const given = Object.entries(NAMES).map(([key, name]) => [
    name,
    Object.entries(palette)
      .find(([other]) => other === key)?.[1]
      .toLowerCase(),
  ]);
  expect(given).toEqual(Object.values(NAMES).map((name) => [name, tokens.get(name)]));
});

test.each([
  ['day', dayTheme],
  ['night', nightTheme],
])('the brand is not derived anew in the %s theme', (_name, config) => {
  expect(theme.getDesignToken(config).colorPrimary).toBe('#FC4383');
});
