import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from './metrics.ts';

const folder = join(__dirname, '..', '..', '..', 'deploy', 'monitoring');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(json|yml)$/.test(name));
const { registry } = createMetrics();
afterAll(() => registry.clear());

/** Names as a query has them: a histogram is asked for by its buckets, its sum and its count. */
const known = new Set(
  registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]),
);
const namesIn = (text: string): string[] => [...new Set(text.match(/\b(?:studio|process|nodejs)_\w+/g) ?? [])];

test.each(files)('every figure that %s asks for is there', (file) => {
  const names = namesIn(readFileSync(join(folder, file), 'utf8'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('every figure of the studio is on a dashboard', () => {
  const shown = namesIn(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
  const own = registry.getMetricsAsArray().filter(({ name }) => name.startsWith('studio_'));
  const isShown = (name: string): boolean => shown.some((text) => text === name || text.startsWith(`${name}_`));
  expect(own.map(({ name }) => name).filter((name) => !isShown(name))).toEqual([]);
});

test('every figure and every alert stands in the page', () => {
  const page = readFileSync(join(folder, '..', '..', 'docs', 'observability.md'), 'utf8');
  const own = registry.getMetricsAsArray().filter(({ name }) => name.startsWith('studio_'));
  const alerts = readFileSync(join(folder, 'alerts.yml'), 'utf8').matchAll(/- alert: (\w+)/g);
  const wanted = [...own.map(({ name }) => name), ...[...alerts].map(([, name = '']) => name)];
  expect(wanted.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
