import { prepareTestDatabase, type TestContents, type TestDatabase } from './test-database.ts';

/** A migrated database for the tests of the file that calls this; it goes when they are done. */
export function freshDatabase(contents?: TestContents): TestDatabase {
  const { create, ...database } = prepareTestDatabase(contents);
  beforeAll(create);
  afterAll(() => database.close());
  return database;
}
