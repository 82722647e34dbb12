import { REMOTE_FILES_FILE } from '@myfiction/shared/contract/platform.ts';
import { fileProblems } from './file-rule.ts';

const LIST = JSON.stringify(['page-main.js', 'remoteEntry.js']);
const WRITTEN = ['page-main.js', 'remoteEntry.js', 'remote.json', REMOTE_FILES_FILE];

const problemsOf = (names: readonly string[], list = LIST) =>
  fileProblems(new Map(names.map((name) => [name, Buffer.from(name === REMOTE_FILES_FILE ? list : '')])));

test('all that a build wrote may be published', () => {
  expect(problemsOf(WRITTEN)).toEqual([]);
});

test('a build of before, which has no list, may be published', () => {
  expect(problemsOf(['remoteEntry.js', 'remote.json'])).toEqual([]);
});

test('a file that no page is named to need is missed, and one of elsewhere is not taken', () => {
  const names = WRITTEN.map((name) => (name === 'page-main.js' ? 'page-old.js' : name));
  expect(problemsOf(names)).toEqual([
    'page-main.js is missing: build it anew, and publish what the build wrote',
    'page-old.js is none of this build: build it anew, and publish what the build wrote',
  ]);
});

test.each(['{', '{}', '[1]'])('a list that nobody can read is refused: %s', (text) => {
  expect(problemsOf(WRITTEN, text)).toEqual([expect.stringContaining(`${REMOTE_FILES_FILE} cannot be read`)]);
});
