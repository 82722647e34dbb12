import { createHash } from 'node:crypto';
import { buildTinyRemote, type TinyRemote } from '../testing/build-tiny-remote.ts';

let tiny: TinyRemote;
beforeAll(async () => {
  tiny = await buildTinyRemote();
}, 60_000);
afterAll(() => tiny?.remove());

const preloaded = () => tiny.manifest.pages[0]?.preload ?? { scripts: [], styles: [] };

test('the manifest names the files of each page, not those that it loads later', () => {
  const { scripts, styles } = preloaded();
  expect(scripts).toHaveLength(1);
  expect(styles).toHaveLength(1);
  expect(tiny.read(scripts[0] ?? '')).toContain('one');
});

test('the list of its files names what the manifest does not, too', () => {
  const others = tiny.list().filter((name) => !['files.json', 'remote.json'].includes(name));
  expect(JSON.parse(tiny.read('files.json'))).toEqual(others.toSorted());
  const later = others.filter((name) => tiny.read(name).includes('later') && !preloaded().scripts.includes(name));
  expect(later).not.toEqual([]);
});

test('px become rem, hairlines and media queries do not', () => {
  const css = tiny.read(preloaded().styles[0] ?? '');
  expect(css).toContain('1px solid red');
  expect(css).toMatch(/padding:\.2rem \.05rem/);
  expect(css).toMatch(/760px/);
  expect(css).toMatch(/top:\.03rem/);
});

test('the integrity is that of the entry file', () => {
  const hash = createHash('sha384').update(tiny.read('remoteEntry.js')).digest('base64');
  expect(tiny.manifest.integrity).toBe(`sha384-${hash}`);
});

test('no file needs eval, and none still has the placeholder of the version', () => {
  const files = ['remoteEntry.js', ...preloaded().scripts].map(tiny.read).join('\n');
  expect(files).not.toMatch(/\beval\(|mfv0{16}/);
  // The runtime's loader for other module formats is left out; what stays must run under script-src 'self'.
  expect(files).not.toContain('new Function(');
  expect(files).toContain(`mfv${tiny.manifest.version}`);
});

test('the same sources make the same version, others another', async () => {
  const [same, other] = [
    await buildTinyRemote(),
    await buildTinyRemote({ 'src/later.ts': "export default 'other';\n" }),
  ];
  expect(same.manifest).toEqual(tiny.manifest);
  expect(other.manifest.version).not.toBe(tiny.manifest.version);
  same.remove();
  other.remove();
}, 60_000);

test('what the shell must export is told: without types, what can be missing, and what is shaken off', async () => {
  const page = `import { callApi, openLayer, type Session, whenIdle } from '@myfiction/shared/host.ts';
import { Button, DiscardQuestion } from '@myfiction/shared/ui.ts';
export const unused = () => whenIdle(() => {});
export const shown = (session: Session) =>
  [callApi, session, openLayer?.(() => {}), DiscardQuestion !== undefined && DiscardQuestion, Button];
`;
  const made = await buildTinyRemote({ 'src/shown.ts': page });
  expect(JSON.parse(made.read('shared-names.json'))).toEqual({
    '@myfiction/shared/host.ts': ['callApi'],
    '@myfiction/shared/ui.ts': ['Button'],
  });
  made.remove();
}, 60_000);

test('a broken budget fails the build and says by how much', async () => {
  await expect(buildTinyRemote({}, { remoteEntryKb: 1, largestChunkKb: 10 })).rejects.toThrow(
    /tiny: remoteEntry\.js is [\d.]+ KB of gzip, [\d.]+ (?:B|KB) over its budget of 1 KB/,
  );
}, 60_000);

test('an import that is not there fails the build', async () => {
  await expect(buildTinyRemote({ 'src/shown.ts': "export { gone as shown } from './later.ts';\n" })).rejects.toThrow(
    /gone/,
  );
}, 60_000);
