import { Column, is, SQL, Subquery } from 'drizzle-orm';

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

interface Field {
  path: string[];
  field: unknown;
}

/** What Drizzle's prepared query has, and does not declare: drizzle-orm/node-postgres/session.js. */
interface PreparedQuery {
  fields?: Field[];
  /** By table: whether each row has a row of it. */
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: (rows: unknown[][]) => unknown[];
}

/**
 * Drizzle finds out for each value of each row how it is decoded, which takes longer than to decode it. A query that is
 * kept knows it from the start. One whose rows have parts and which has outer joins stays as it is: a part that they did
 * not find becomes null by Drizzle's own rule.
 */
export function keepDecoders<Q>(query: Q): Q {
  const prepared = query as PreparedQuery;
  const { fields, joinsNotNullableMap = {}, customResultMapper } = prepared;
  if (!fields || customResultMapper) return query;
  const hasParts = fields.some(({ path }) => path.length > 1);
  const hasOuterJoin = Object.values(joinsNotNullableMap).includes(false);
  if (hasParts && hasOuterJoin) return query;
  const shape = shapeOf(fields);
  prepared.customResultMapper = (rows) => rows.map((row) => decode(shape, row));
  return query;
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, Subquery)) return (field._.sql as unknown as { decoder: Decoder }).decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
}

/** What a row becomes: values by name, and rows within it. */
interface Shape {
  values: { name: string; index: number; decoder: Decoder }[];
  parts: Map<string, Shape>;
}

function shapeOf(fields: readonly Field[]): Shape {
  const whole: Shape = { values: [], parts: new Map() };
  for (const [index, { path, field }] of fields.entries()) {
    let shape = whole;
    for (const part of path.slice(0, -1)) {
      const inner = shape.parts.get(part) ?? { values: [], parts: new Map() };
      shape.parts.set(part, inner);
      shape = inner;
    }
    shape.values.push({ name: path.at(-1) ?? '', index, decoder: decoderOf(field) });
  }
  return whole;
}

function decode({ values, parts }: Shape, row: readonly unknown[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const { name, index, decoder } of values) {
    const value = row[index];
    result[name] = value === null ? null : decoder.mapFromDriverValue(value);
  }
  for (const [name, part] of parts) result[name] = decode(part, row);
  return result;
}
