import { remoteManifest } from '../../testing/remote-fixture.ts';
import { rangeProblems } from './range-rule.ts';

const HOST = '@myfiction/shared/host.ts';
const UI = '@myfiction/shared/ui.ts';
const PROVIDED = { react: '19.3.1', [HOST]: '1.0.0', [UI]: '1.0.0' };

const problemsOf = (sharedRanges: Record<string, string>) =>
  rangeProblems(remoteManifest('comments', 'v1', { sharedRanges }), PROVIDED);

test.each([
  ['shares what the shell provides', { react: '^19.3.0', [HOST]: '^1.0.0' }],
  ['brings everything itself', {}],
])('a remote that %s may be published', (_which, ranges) => {
  expect(problemsOf(ranges)).toEqual([]);
});

test.each([
  [{ react: '^20.0.0' }, 'it needs react ^20.0.0, and the shell provides 19.3.1: build it against that version'],
  [{ router: '^1.0.0' }, 'it shares router, which the shell does not provide: bundle it'],
])('what the shell does not provide is named, with what to do: %j', (ranges, problem) => {
  expect(problemsOf(ranges)).toEqual([problem]);
});

test("a React of its own is refused beside a facade, which takes the shell's", () => {
  const problem = 'but not react, and a page of two Reacts fails at its first hook: share react as well';
  expect(problemsOf({ [HOST]: '^1.0.0' })).toEqual([`it shares ${HOST} ${problem}`]);
  expect(problemsOf({ [UI]: '^1.0.0' })).toEqual([`it shares ${UI} ${problem}`]);
  expect(problemsOf({ [HOST]: '^1.0.0', [UI]: '^1.0.0' })).toHaveLength(1);
});
