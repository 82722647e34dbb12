import { readFileSync } from 'node:fs';
import { missingOptional } from './missing-optional.mjs';

test('the lockfile lists the packages of every platform', () => {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  // When it does not: node scripts/complete-lockfile.mjs
  expect([...missingOptional(lockfile).keys()]).toEqual([]);
});

test('what is missing is named with its platform', () => {
  const packages = {
    'node_modules/tool': { dev: true, optionalDependencies: { '@tool/linux-x64-gnu': '1.2.3', '@tool/here': '1.2.3' } },
    'node_modules/@tool/here': { version: '1.2.3' },
  };
  expect([...missingOptional({ packages })]).toEqual([
    [
      'node_modules/@tool/linux-x64-gnu',
      { version: '1.2.3', cpu: ['x64'], libc: ['glibc'], os: ['linux'], dev: true, optional: true },
    ],
  ]);
});
