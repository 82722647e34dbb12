import { prepareTestDatabase, type TestDatabase } from './test-database.ts';

/** A migrated, empty database for the tests of the file that calls this; it goes when they are done. */
export function freshDatabase(): TestDatabase {
  const { create, ...database } = prepareTestDatabase();
  beforeAll(create);
  afterAll(() => database.close());
  return database;
}
