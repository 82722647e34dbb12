import { Column, is, SQL, Subquery } from 'drizzle-orm';

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** What Drizzle's prepared query has, and does not declare: drizzle-orm/node-postgres/session.js. */
interface PreparedQuery {
  fields?: { path: string[]; field: unknown }[];
  /** By table: whether each row has a row of it. */
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: (rows: unknown[][]) => unknown[];
}

/**
 * Drizzle finds out for each value of each row how it is decoded, which takes longer than to decode it. A query that is
 * kept knows it from the start. One with outer joins stays as it is: what they did not find becomes null by Drizzle's
 * own rule.
 */
export function keepDecoders<Q>(query: Q): Q {
  const prepared = query as PreparedQuery;
  const { fields, joinsNotNullableMap = {}, customResultMapper } = prepared;
  const hasOuterJoin = Object.values(joinsNotNullableMap).includes(false);
  if (!fields || customResultMapper || hasOuterJoin) return query;
  const places = fields.map(({ path, field }) => ({ path, decoder: decoderOf(field) }));
  prepared.customResultMapper = (rows) =>
    rows.map((row) => {
      const result: Record<string, unknown> = {};
      for (const [index, { path, decoder }] of places.entries()) {
        const value = row[index];
        put(result, path, value === null ? null : decoder.mapFromDriverValue(value));
      }
      return result;
    });
  return query;
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, Subquery)) return (field._.sql as unknown as { decoder: Decoder }).decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
}

function put(result: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let node = result;
  for (let depth = 0; depth < path.length - 1; depth += 1) {
    const name = path[depth] as string;
    node[name] ??= {};
    node = node[name] as Record<string, unknown>;
  }
  node[path.at(-1) as string] = value;
}
