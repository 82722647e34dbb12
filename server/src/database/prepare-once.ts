import type { Database } from './connect.ts';
import { keepDecoders } from './keep-decoders.ts';

/**
 * Builds a named statement once for each pool. For queries of every call: building costs more than running them, and
 * Postgres plans a named statement once a connection.
 */
export function prepareOnce<Q>(build: (db: Database) => Q): (db: Database) => Q {
  const query = prepareForms(() => '', build);
  return (db) => query(db, undefined);
}

/**
 * `prepareOnce` for a query that has several forms. There must be few: each stays prepared on every connection.
 *
 * @param nameOf the statement's name; two forms of one name are the same query
 */
export function prepareForms<Q, Form>(
  nameOf: (form: Form) => string,
  build: (db: Database, form: Form, name: string) => Q,
): (db: Database, form: Form) => Q {
  const built = new WeakMap<Database, Map<string, Q>>();
  return (db, form) => {
    const queries = built.get(db) ?? new Map<string, Q>();
    built.set(db, queries);
    const name = nameOf(form);
    const query = queries.get(name) ?? keepDecoders(build(db, form, name));
    queries.set(name, query);
    return query;
  };
}
