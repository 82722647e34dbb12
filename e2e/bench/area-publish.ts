import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runDesk } from '../support/desk.ts';
import { StudioServer } from '../support/studio-server.ts';
import type { BenchContext } from './bench-context.ts';
import type { Figure } from './report.ts';
import { spreadOf } from './samples.ts';

const run = promisify(execFile);

const AREA = 'independence';
const REMOTE = 'inbox';
const TURNS = 5;
const LIMIT_MS = 5_000;
const FIRST = '9000.0.0';

/** From the command that publishes a remote, or takes it back, to a new tab that runs it. */
export async function measurePublish({ rootDir, browser }: BenchContext): Promise<Figure[]> {
  const studio = await StudioServer.start();
  try {
    const token = tokenOf(await runDesk(studio, 'token', 'create', REMOTE, '--label', 'bench'));
    const command = (script: string, ...argv: string[]) =>
      run(process.execPath, [join(rootDir, 'scripts', script), ...argv], {
        env: { ...process.env, DELIVERY_URL: studio.url, DELIVERY_TOKEN: token },
      });
    const publish = (version: string) => command('publish-remote.mjs', REMOTE, '--version', version);
    const page = await browser.newPage();
    const untilRuns = async (version: string, act: Promise<unknown>, started: number): Promise<number> => {
      await act;
      for (;;) {
        await page.goto(`${studio.url}/login`);
        if ((await page.content()).includes(version)) return performance.now() - started;
        if (performance.now() - started > 2 * LIMIT_MS) throw new Error(`No tab runs ${REMOTE} ${version}.`);
      }
    };
    await publish(FIRST);
    const times = { publish: [] as number[], rollback: [] as number[] };
    for (let turn = 1; turn <= TURNS; turn += 1) {
      const version = `9000.${turn}.0`;
      const published = performance.now();
      times.publish.push(await untilRuns(version, publish(version), published));
      const taken = performance.now();
      times.rollback.push(await untilRuns(FIRST, command('delivery.mjs', 'rollback', REMOTE), taken));
    }
    await page.close();
    return Object.entries(times).map(([name, samples]) => ({
      area: AREA,
      name: `${name} to a new tab that runs it`,
      ...spreadOf(samples),
      unit: 'ms',
      limit: LIMIT_MS,
    }));
  } finally {
    await studio.dispose();
  }
}

function tokenOf(made: unknown): string {
  if (typeof made === 'object' && made !== null && 'token' in made) return String(made.token);
  throw new Error('The desk made no token.');
}
