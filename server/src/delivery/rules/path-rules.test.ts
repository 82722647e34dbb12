import RESERVED_PATHS from '@myfiction/shared/contract/reserved-paths.json';
import { remoteFiles } from '../../testing/built-web-app.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { readRemote } from '../read-remote.ts';
import { overlap, pathProblems } from './path-rules.ts';

const manifestOf = (remote: string, path: string) => {
  const manifest = readRemote(remoteFiles(remote), remote);
  return { ...manifest, pages: manifest.pages.map((page) => ({ ...page, paths: [path] })) };
};

test('a path that a remote has live and staged is told once', () => {
  const others = [manifestOf('comments', '/comments'), manifestOf('comments', '/comments')];
  const problems = pathProblems(manifestOf('reading-room', '/comments'), others);
  expect(problems).toEqual(['the path /comments belongs to comments (/comments): claim another one']);
});

test('a path that begins with a parameter would take every page', () => {
  expect(pathProblems(manifestOf('reading-room', '/:any'), [])).toContainEqual(
    expect.stringContaining('the path /:any would take every page'),
  );
});

test('no remote takes an address that the server answers itself', async () => {
  const testApp = await buildTestApp({ config: { metrics: { port: undefined, token: 'read-the-figures' } } });
  try {
    const routes = testApp.app.printRoutes({ commonPrefix: false });

    const first = [...routes.matchAll(/^(?:├|└)── \/([\w-]+)(?:\/\S*)? \(GET/gm)].map(([, name]) => name);
    expect(first).toEqual(expect.arrayContaining(['api', 'attachments', 'healthz', 'metrics']));
    expect(first.filter((name) => !RESERVED_PATHS.includes(name ?? ''))).toEqual([]);
  } finally {
    await testApp.close();
  }
});

test.each([
  ['/a', '/a', true],
  ['/', '/', true],
  ['/', '/a', false],
  ['/a', '/a/b', false],
  ['/a/:id', '/a/new', true],
  ['/a/:id', '/a/:name', true],
  ['/a/:id/x', '/a/new/y', false],
  ['/a/*', '/a', true],
  ['/a/*', '/a/b/c', true],
  ['/a/*', '/b', false],
  ['/:any/b', '/a/*', true],
])('%s and %s: %s', (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});
