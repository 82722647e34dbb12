import fc from 'fast-check';
import { HOSTILE_NUMBERS, HOSTILE_STRINGS } from './hostile-values.ts';

/** The part of JSON Schema in which zod writes the inputs of the contract. */
export interface InputSchema {
  type?: string;
  properties?: Record<string, InputSchema>;
  required?: string[];
  items?: InputSchema;
  anyOf?: InputSchema[];
  oneOf?: InputSchema[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Values that fields of a name take, by the field's name: ids of what the author has, cursors. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** Longer text is drawn rarely: a body of a megabyte is slow to write and finds nothing that a short one does not. */
const LONG_TEXT = 3_000;
const MOST_ITEMS = 4;

/** Values that a schema takes, the odd ones among them, at the edges of its limits as often as between them. */
export function schemaValues(schema: InputSchema, known: KnownValues, field = ''): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => schemaValues(choice, known, field)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectValues(schema, known);
    case 'array':
      return listValues(schema, known, field.replace(/s$/, ''));
    case 'string':
      return textValues(schema, known[field] ?? known[field.replace(/^.*_(?=\w+_id$)/, '')]);
    case 'integer':
    case 'number':
      return numberValues(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.constantFrom<unknown>(null, '', 0, {});
  }
}

function objectValues({ properties = {}, required = [] }: InputSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, schemaValues(schema, known, name)]),
  );
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true });
}

function listValues({ items = {}, minItems = 0, maxItems }: InputSchema, known: KnownValues, field: string) {
  const item = schemaValues(items, known, field);
  const few = fc.array(item, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems ?? 4, MOST_ITEMS)),
  });
  if (maxItems === undefined || maxItems > 200) return few;
  const full = (more: number) => item.map((value) => Array.from({ length: maxItems + more }, () => value));
  return fc.oneof({ weight: 20, arbitrary: few }, { weight: 1, arbitrary: full(0) }, { weight: 1, arbitrary: full(1) });
}

function textValues(schema: InputSchema, known: readonly string[] = []): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = LONG_TEXT } = schema;
  const fitting = HOSTILE_STRINGS.filter(({ length }) => length >= minLength && length <= maxLength);
  const usual =
    formatted(schema) ?? fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 20) });
  const edge = Math.min(maxLength, LONG_TEXT);
  return fc.oneof(
    ...(known.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom<string>(...known) }] : []),
    { weight: 6, arbitrary: usual },
    ...(fitting.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...fitting) }] : []),
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(edge), 'é'.repeat(edge), ' '.repeat(minLength)) },
  );
}

function formatted({ format, pattern }: InputSchema): fc.Arbitrary<string> | undefined {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.constantFrom('noor@example.com', 'nobody@example.com', 'a.b+c@example.co.uk');
  if (format === 'date-time') {
    const near = fc.constantFrom('2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00Z', '2027-01-01T00:00:00.000Z');
    return fc.oneof(
      near,
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    );
  }
  return pattern === undefined ? undefined : fromPattern(pattern);
}

/** Undefined for a pattern with something that cannot be drawn from, for example a look ahead. */
function fromPattern(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return undefined;
  }
}

function numberValues({ type, minimum, maximum }: InputSchema): fc.Arbitrary<number> {
  const least = Math.max(minimum ?? Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);
  const most = Math.min(maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const odd = HOSTILE_NUMBERS.filter((value) => value >= least && value <= most);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: Math.max(least, 0), max: Math.min(most, Math.max(least, 0) + 5) }) },
    { weight: 1, arbitrary: fc.constantFrom(least, most) },
    ...(odd.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...odd) }] : []),
    ...(type === 'number' ? [{ weight: 1, arbitrary: fc.double({ min: least, max: most, noNaN: true }) }] : []),
  );
}
