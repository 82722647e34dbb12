import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ApiClient } from '../support/api-client.ts';
import { StudioServer } from '../support/studio-server.ts';
import { signInApi } from './bench-context.ts';
import { fillComments } from './fill-comments.ts';
import { measureStudioCpu } from './measure-studio-cpu.ts';
import type { Figure } from './report.ts';

const AREA = 'scale';
const COMMENTS = 1_000_000;
const SERVER = join(import.meta.dirname, '..', '..', 'server');
const ROWS_SCRIPT = join(SERVER, 'src', 'testing', 'measure-rows-main.ts');
const BACKUP = join(SERVER, 'dist', 'backup.js');
const run = promisify(execFile);

/** What docs/scale.md reckons with: bytes a row takes, and a backup of a million comments there and back. */
export async function measureScale(): Promise<Figure[]> {
  const studio = await StudioServer.start();
  const folder = await mkdtemp(join(tmpdir(), 'studio scale '));
  try {
    const api = await signInApi(studio.url);
    await api.expect('writing/setGoal', { goal: 500, zone: 'UTC' });
    // First: it leaves a row of each kind to be measured.
    const cpu = await measureStudioCpu(studio, api);
    const { stdout } = await run(process.execPath, ['--import', 'tsx', ROWS_SCRIPT, studio.dataDir]);
    const rows: Omit<Figure, 'area'>[] = JSON.parse(stdout);
    await fillMillion(studio, api);
    return [
      ...[...cpu, ...rows].map((figure) => ({ area: AREA, ...figure })),
      ...(await measureBackup(studio, folder)),
    ];
  } finally {
    await studio.dispose();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillMillion(studio: StudioServer, api: ApiClient): Promise<void> {
  const storyId = (await api.expect('story/list', { filter: 0 })).items[0]?.story_id ?? '';
  const { chapters } = await api.expect('stats/getFunnel', { story_id: storyId });
  const chapterId = chapters[0]?.chapter_id ?? '';
  await fillComments(studio, { uid: api.caller?.uid ?? 0, storyId, chapterId, count: COMMENTS });
}

/** The studio runs on meanwhile; what is put back goes into a database of its own. */
async function measureBackup(studio: StudioServer, folder: string): Promise<Figure[]> {
  const [to, keyFile] = [join(folder, 'backup'), join(folder, 'key')];
  await writeFile(keyFile, randomBytes(32).toString('base64'));
  const command = (dataDir: string, ...args: string[]) =>
    run(process.execPath, [BACKUP, ...args, '--key-file', keyFile], { env: { ...process.env, DATA_DIR: dataDir } });
  const name = `backup of ${COMMENTS} comments`;
  return [
    await timed(`${name}, encrypted`, () => command(studio.dataDir, 'backup', '--to', to)),
    { area: AREA, name: `${name}, size`, value: (await bytesBelow(to)) / 1e6, unit: 'MB' },
    await timed(`${name}, verified`, () => command(studio.dataDir, 'restore', '--from', to, '--verify')),
    await timed(`${name}, restored`, () => restoreAside((dataDir) => command(dataDir, 'restore', '--from', to))),
  ];
}

async function restoreAside(restore: (dataDir: string) => Promise<unknown>): Promise<void> {
  const other = await mkdtemp(join(tmpdir(), 'studio restored '));
  // As root the database runs as another user, who must be able to reach its folder.
  await chmod(other, 0o755);
  await restore(other);
  await rm(other, { recursive: true, force: true });
}

async function timed(name: string, work: () => Promise<unknown>): Promise<Figure> {
  const started = performance.now();
  await work();
  return { area: AREA, name, value: (performance.now() - started) / 1000, unit: 's' };
}

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
