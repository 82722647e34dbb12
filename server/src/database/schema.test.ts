import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { MIGRATIONS_FOLDER } from './migrate.ts';

const schemaFolder = join(__dirname, 'schema');

test('every change of the schema has its migration', async () => {
  const modules = readdirSync(schemaFolder).map((file) => jest.requireActual<object>(join(schemaFolder, file)));
  const wanted = generateDrizzleJson(Object.assign({}, ...modules));
  const snapshots = readdirSync(join(MIGRATIONS_FOLDER, 'meta')).filter((file) => file.endsWith('_snapshot.json'));
  const last = readFileSync(join(MIGRATIONS_FOLDER, 'meta', snapshots.sort().at(-1) ?? ''), 'utf8');
  expect(await generateMigration(JSON.parse(last), wanted)).toEqual([]);
});
