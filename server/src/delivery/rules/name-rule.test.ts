import { SHARED_NAMES_FILE } from '@myfiction/shared/contract/platform.ts';
import { nameProblems } from './name-rule.ts';

const HOST = '@myfiction/shared/host.ts';
const PROVIDED = { [HOST]: ['callApi', 'useQuery'] };

const problemsOf = (text: string | undefined) =>
  nameProblems(new Map(text === undefined ? [] : [[SHARED_NAMES_FILE, Buffer.from(text)]]), PROVIDED);

test.each([
  ['takes what there is', { [HOST]: ['callApi'] }],
  ['takes of a module whose names the shell does not tell', { '@myfiction/shared/next.ts': ['later'] }],
])('a remote that %s may be published', (_which, needed) => {
  expect(problemsOf(JSON.stringify(needed))).toEqual([]);
});

test('a build of before, which has no list, may be published', () => {
  expect(problemsOf(undefined)).toEqual([]);
});

test('what the shell does not export is named, with what to do', () => {
  expect(problemsOf(JSON.stringify({ [HOST]: ['callApi', 'openLayer', 'whenIdle'] }))).toEqual([
    `it takes openLayer, whenIdle from ${HOST}, which the shell here does not have yet: deploy the shell first`,
  ]);
});

test.each(['{', '[]', '{"a":"b"}'])('a list that nobody can read is refused: %s', (text) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining('cannot be read')]);
});
