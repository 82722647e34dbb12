import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../testing/find-on-path.ts';
import { createMetrics } from './metrics.ts';

const folder = join(__dirname, '..', '..', '..', 'deploy', 'monitoring');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(json|yml)$/.test(name));
const metrics = createMetrics();
const { registry } = metrics;
afterAll(() => registry.clear());

/** Names as a query has them: a histogram is asked for by its buckets, its sum and its count. */
const known = new Set(
  registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]),
);
const namesIn = (text: string): string[] => [...new Set(text.match(/\b(?:studio|process|nodejs)_\w+/g) ?? [])];

/** What Prometheus gives every figure itself, by where it has it from. */
const GIVEN = ['job', 'instance'];
const labels = Object.values(metrics).flatMap((figure) =>
  'labelNames' in figure && Array.isArray(figure.labelNames) ? figure.labelNames : [],
);

test('no figure has a label that Prometheus gives it itself: it would be renamed there', () => {
  expect(labels).toEqual(expect.arrayContaining(['call', 'job_name']));
  expect(labels.filter((label) => GIVEN.includes(label))).toEqual([]);
});

test.each(files)('what %s sums up by is a label of a figure, or the server', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const named = [...text.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(', '));
  const shown = [...text.matchAll(/\{\{ ?(?:\$labels\.)?(\w+) ?\}\}/g)].map(([, name = '']) => name);
  expect([...named, ...shown].filter((name) => ![...labels, 'le', 'instance'].includes(name))).toEqual([]);
});

test('every alert has a time at which it is quiet and one at which it tells', () => {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const times = [...read('alerts.test.yml').matchAll(/\balertname: (\w+)/g)].map(([, name]) => name);
  const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(times).toEqual(alerts.flatMap((name) => [name, name]));
});

const promtool = findOnPath('promtool');
// Elsewhere their names and labels alone are held.
if (promtool) {
  test('every alert is quiet and tells at its times', () => {
    expect(execFileSync(promtool, ['test', 'rules', 'alerts.test.yml'], { cwd: folder, encoding: 'utf8' })).toContain(
      'SUCCESS',
    );
  });
}

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
