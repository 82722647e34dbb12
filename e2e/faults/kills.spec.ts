import { ApiClient } from '../support/api-client.ts';
import { killDatabase } from '../support/kill-database.ts';
import { killUnderWrites } from '../support/kill-writes.ts';
import { DEMO_AUTHOR, expect, test } from '../support/test.ts';

/** `npm run bench -- kills` does it a hundred times each, and measures. */
const KILLS = 2;

test('kill -9 under writes loses nothing that was acknowledged, and nothing comes twice', async ({ studio }) => {
  const api = new ApiClient(studio.url);
  await api.signIn(DEMO_AUTHOR.email, DEMO_AUTHOR.password);
  const ofServer = await killUnderWrites(
    api,
    KILLS,
    () => studio.kill(),
    () => studio.resume(),
  );
  const ofDatabase = await killUnderWrites(api, KILLS, () => killDatabase(studio));
  expect([ofServer.lost, ofDatabase.lost]).toEqual([0, 0]);
  const ofConnections = studio.told.split('\n').filter((line) => line.includes('A database connection ended'));
  expect(ofConnections.length).toBeGreaterThan(0);
  for (const line of ofConnections) expect(JSON.parse(line)).toMatchObject({ level: 'warn' });
  expect(ofServer.acknowledged + ofDatabase.acknowledged).toBeGreaterThan(KILLS);
});
