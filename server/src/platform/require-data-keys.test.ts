import { secondFactors } from '../database/schema/second-factors.ts';
import { SECRET_PURPOSE } from '../identity/second-factor/check-second-factor.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { readConfig } from './config.ts';
import { dataKeyNames } from './data-key-names.ts';
import { requireDataKeys } from './require-data-keys.ts';
import { createSecrets } from './secrets.ts';

const database = freshDatabase();
const KEPT = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);
const config = (env: Record<string, string>) => readConfig(env, '/');
const start = (env: Record<string, string>) => requireDataKeys(database.db, config(env));
const [name = ''] = dataKeyNames(config({ DATA_KEY: KEPT }).keys);

beforeAll(async () => {
  const uid = await addUser(database.db);
  const secret = createSecrets(Buffer.from(KEPT, 'hex')).seal(SECRET_PURPOSE, Buffer.from('secret'));
  await database.db.insert(secondFactors).values({ uid, secret });
});

test('the key that has sealed what is there is taken, as the current one and as another', async () => {
  await start({ DATA_KEY: KEPT });
  await start({ DATA_KEY: OTHER, DATA_KEY_PREVIOUS: KEPT });
});

test('a server without it is refused with the name of the key, and goes on once that is given up', async () => {
  await expect(start({ DATA_KEY: OTHER })).rejects.toThrow(
    `sealed with a data key that is not here (${name}): DATA_KEY, or DATA_KEY_PREVIOUS, has to be that one. Where it is gone for good, DATA_KEY_LOST=${name} gives`,
  );
  await expect(start({ DATA_KEY: OTHER, DATA_KEY_LOST: '530200000000' })).rejects.toThrow(name);
  await start({ DATA_KEY: OTHER, DATA_KEY_LOST: name });
});

test('what was sealed before keys had names says nothing of a key', async () => {
  await database.db.insert(secondFactors).values({ uid: await addUser(database.db), secret: Buffer.alloc(40, 7) });
  await start({ DATA_KEY: KEPT });
});
