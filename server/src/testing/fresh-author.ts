import { createDomainContext, type DomainContext } from './domain-context.ts';
import { addUser, type NewUser } from './fixtures.ts';
import type { TestDatabase } from './test-database.ts';

export interface FreshAuthorOptions {
  user?: NewUser;
  /** One author, and one clock, for all tests of the file. */
  once?: boolean;
}

/** The context of a new author before each test: Monday, 2 March 2026, 10:00 UTC, as by {@link createDomainContext}. */
export function freshAuthor(database: TestDatabase, { user, once = false }: FreshAuthorOptions = {}): DomainContext {
  const context = createDomainContext(database);
  const begin = once ? beforeAll : beforeEach;
  begin(async () => {
    Object.assign(context, createDomainContext(database, { uid: await addUser(database.db, user) }));
  });
  return context;
}
