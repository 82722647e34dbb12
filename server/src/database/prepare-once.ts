import type { Database } from './connect.ts';

/**
 * Builds a named statement once for each pool. For queries of every call: building costs more than running them, and
 * Postgres plans a named statement once a connection.
 */
export function prepareOnce<Q>(build: (db: Database) => Q): (db: Database) => Q {
  const built = new WeakMap<Database, Q>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
