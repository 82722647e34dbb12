import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adviseSettings } from './advise.ts';
import { ALL_SETTINGS } from './all-settings.ts';
import { settingsPage } from './settings-page.ts';

const root = join(__dirname, '../../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Names of the environment that are not the studio's, or only a test's. */
const OTHERS = ['PATH', 'CI', 'NO_COLOR', 'TZ', 'SCREENSHOTS', 'MERGES'];

test('docs/settings.md says what is declared: npm run settings', () => {
  expect(read('docs/settings.md')).toBe(settingsPage());
});

test('each setting is declared once', () => {
  const names = ALL_SETTINGS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('nothing is read from the environment that is not declared', () => {
  const sources = ['server/src', 'scripts', 'shared/src/build']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(ts|mjs)$/.test(file) && !/node_modules|\.test\.(ts|mjs)$|\/testing\//.test(file));
  const names = sources.flatMap((file) =>
    [...read(file).matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name),
  );
  const known = [...ALL_SETTINGS.map(({ name }) => name), ...OTHERS];
  expect(names.length).toBeGreaterThan(5);
  expect([...new Set(names)].filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

test('a slip of the pen is told, others’ variables are not', () => {
  expect(
    adviseSettings({ SIGNING_SECRTE: 'x', SMTP_URL_FILE: '/x', PUBLIC_URL_FILE: '/x', HOME: '/', NODE_OPTIONS: '-v' }),
  ).toEqual([
    'SIGNING_SECRTE is no setting of the studio. Is it a slip of the pen?',
    'PUBLIC_URL_FILE is no setting of the studio. Only secrets come from files; set PUBLIC_URL.',
  ]);
});

test('production without a named gateway is told', () => {
  expect(adviseSettings({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
  expect(adviseSettings({ NODE_ENV: 'production', TRUSTED_PROXIES: '10.0.0.1' })).toEqual([]);
});
