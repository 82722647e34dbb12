import { killDatabase } from '../support/kill-database.ts';
import { type KillReport, killUnderWrites } from '../support/kill-writes.ts';
import { StudioServer } from '../support/studio-server.ts';
import { type BenchContext, signInApi } from './bench-context.ts';
import type { Figure } from './report.ts';

const AREA = 'kills';
const KILLS = Number(process.env.KILLS ?? 100);
const BACK_LIMIT_MS = 3_000;

/** kill -9 of the server and of its database, a hundred times each, while chapters are saved. */
export async function measureKills(_: BenchContext): Promise<Figure[]> {
  const studio = await StudioServer.start();
  try {
    const api = await signInApi(studio.url);
    const server = await killUnderWrites(
      api,
      KILLS,
      () => studio.kill(),
      () => studio.resume(),
    );
    const database = await killUnderWrites(api, KILLS, () => killDatabase(studio));
    return [...figuresOf('server', server), ...figuresOf('database', database)];
  } finally {
    await studio.dispose();
  }
}

function figuresOf(victim: string, { kills, acknowledged, lost, repeated, backMs }: KillReport): Figure[] {
  const sorted = [...backMs].sort((a, b) => a - b);
  const name = (what: string): string => `${victim}: ${what}`;
  return [
    { area: AREA, name: name('kills under writes'), value: kills, unit: '' },
    { area: AREA, name: name('acknowledged writes'), value: acknowledged, unit: '' },
    { area: AREA, name: name('of them lost, or there twice'), value: lost, unit: '', limit: 0 },
    { area: AREA, name: name('writes cut off and repeated'), value: repeated, unit: '' },
    {
      area: AREA,
      name: name('all is answered, median'),
      value: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      unit: 'ms',
    },
    {
      area: AREA,
      name: name('all is answered, longest'),
      value: sorted.at(-1) ?? Number.NaN,
      unit: 'ms',
      limit: BACK_LIMIT_MS,
    },
  ];
}
