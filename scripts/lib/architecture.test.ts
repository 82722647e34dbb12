import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_FAILURES } from '@myfiction/shared/contract/platform.ts';

/** `docs/architecture.md` says what is there, wherever that can be looked up. */
const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const page = read('docs/architecture.md');

const foldersOf = (pattern: RegExp) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
    .map(({ name }) => name);

test('the list of folders is that of the workspaces, with docs and scripts; a new remote needs no line', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
  const patterns = [...workspaces, 'docs', 'scripts'].map((name) => name.replaceAll('*', '.*'));
  const listed = [...page.matchAll(/^([a-z0-9-]+)\/ {2,}\S/gm)].map(([, name]) => name);
  const there = foldersOf(new RegExp(`^(?:${patterns.join('|')})$`));
  expect(listed.filter((name) => !there.includes(name ?? ''))).toEqual([]);
  expect(there.filter((name) => !listed.includes(name) && !name.startsWith('mfe-'))).toEqual([]);
});

test('each failure of a remote is named, has its words and is walked through in a browser', () => {
  expect(page).toContain(`\`${REMOTE_FAILURES.join(' | ')}\``);
  const words = read('shell/src/remotes/i18n/en.ts');
  const walked = read('e2e/failures/remote-failures.spec.ts');
  for (const failure of REMOTE_FAILURES) {
    expect(words).toContain(`'${failure}.title'`);
    expect(walked).toContain(`test('${failure}: `);
  }
});

/** Where each step of a request is taken; the size is a limit of the route itself. */
const STEPS: Readonly<Record<string, string>> = {
  size: 'call-routes.ts',
  time: 'check-time.ts',
  rate: 'check-rate.ts',
  signature: 'verify-signature.ts',
  room: 'admission.ts',
  session: 'find-caller.ts',
  schema: 'handler.ts',
  idempotency: 'answer-once.ts',
  domain: 'answer-call.ts',
  answer: 'encode-answer.ts',
};

test('the steps of a request are those that the code names, each in a file of its own', () => {
  const [path = ''] = page.match(/size → .*?answer/) ?? [];
  expect(path.split(' → ')).toEqual(Object.keys(STEPS));
  expect(read('server/src/platform/answer-call.ts').toLowerCase()).toContain(path.replace('size → ', ''));
  for (const file of Object.values(STEPS)) expect(existsSync(join(root, 'server/src/platform', file))).toBe(true);
});

test('every decision stands in the list of decisions, under its own title', () => {
  const decisions = readdirSync(join(root, 'docs/adr')).filter((name) => /^\d{4}-/.test(name));
  const lines = decisions.toSorted().map((name) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(`docs/adr/${name}`)) ?? [];
    return `${number}. [${title}](${name})`;
  });
  expect(read('docs/adr/README.md').match(/^\d+\. .*$/gm)).toEqual(lines);
});
