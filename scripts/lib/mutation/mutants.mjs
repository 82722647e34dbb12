import { parseSource } from '../parse-source.mjs';

/**
 * @typedef {object} Mutant
 * @property {number} start first byte that goes
 * @property {number} end the byte after the last one
 * @property {string} text what comes in its place
 * @property {number} line from 1
 * @property {string} what the change in words
 */

const OPERATORS = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['&&', '||'],
  ['||', '&&'],
]);
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);
/** Conditions of queries; the other one comes from the package, imported or not. */
const CONDITIONS = new Map([
  ['lt', 'lte'],
  ['lte', 'lt'],
  ['gt', 'gte'],
  ['gte', 'gt'],
  ['eq', 'ne'],
  ['ne', 'eq'],
  ['and', 'or'],
  ['or', 'and'],
  ['asc', 'desc'],
  ['desc', 'asc'],
  ['isNull', 'isNotNull'],
  ['isNotNull', 'isNull'],
]);
const SQL = [
  [/<=/, '<'],
  [/>=/, '>'],
  [/ < /, ' <= '],
  [/ > /, ' >= '],
  [/ and /, ' or '],
  [/is not null/, 'is null'],
  [/greatest\(/, 'least('],
  [/least\(/, 'greatest('],
];

const isNode = (value) => typeof value === 'object' && value !== null;

function* nodes(value) {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodes(item);
    return;
  }
  // Types are gone when the tests run.
  if (!isNode(value) || value.type?.startsWith('Ts')) return;
  if (typeof value.type === 'string') yield value;
  for (const child of Object.values(value)) if (isNode(child)) yield* nodes(child);
}

/** The word or sign at the first place of `from … to` that is `old`, replaced. */
function replaceWithin(bytes, from, to, old, text) {
  const at = bytes.subarray(from, to).indexOf(old);
  return at < 0 ? [] : [{ start: from + at, end: from + at + Buffer.byteLength(old), text, what: `${old} → ${text}` }];
}

const negate = (bytes, { start, end }) => ({
  start,
  end,
  text: `!(${bytes.subarray(start, end)})`,
  what: 'condition turned round',
});

function changesOf(node, bytes, span) {
  switch (node.type) {
    case 'BinaryExpression': {
      const other = OPERATORS.get(node.operator);
      return other ? replaceWithin(bytes, span(node.left).end, span(node.right).start, node.operator, other) : [];
    }
    case 'UnaryExpression':
      return node.operator === '!'
        ? [{ start: span(node).start, end: span(node.argument).start, text: '', what: '! left out' }]
        : [];
    case 'BooleanLiteral':
      return [{ ...span(node), text: String(!node.value), what: `${node.value} → ${!node.value}` }];
    case 'NumericLiteral':
      return [{ ...span(node), text: String(node.value + 1), what: `${node.value} → ${node.value + 1}` }];
    case 'IfStatement':
    case 'ConditionalExpression':
      return [negate(bytes, span(node.test))];
    case 'ExpressionStatement':
      return /^(?:Await|Call)Expression$/.test(node.expression.type)
        ? [{ ...span(node), text: ';', what: 'statement left out' }]
        : [];
    case 'MemberExpression': {
      const other = METHODS.get(node.property.value);
      return other ? [{ ...span(node.property), text: other, what: `${node.property.value} → ${other}` }] : [];
    }
    case 'CallExpression': {
      const other = CONDITIONS.get(node.callee.value);
      const what = `${node.callee.value} → ${other}`;
      return other ? [{ ...span(node.callee), text: `require('drizzle-orm').${other}`, what }] : [];
    }
    case 'TemplateElement': {
      const text = bytes.subarray(span(node).start, span(node).end).toString();
      return SQL.flatMap(([old, other]) => {
        const found = old.exec(text)?.[0];
        return found ? replaceWithin(bytes, span(node).start, span(node).end, found, other) : [];
      });
    }
    default:
      return [];
  }
}

/**
 * Small faults that a test of this source should notice, in its order.
 *
 * @param {string} source TypeScript
 * @param {{ tsx: boolean }} syntax
 * @returns {Promise<Mutant[]>}
 */
export async function mutantsOf(source, { tsx }) {
  // The parser counts bytes on over all that it has ever parsed: a sign of our own tells where this source begins.
  const program = await parseSource(`;${source}`, { tsx });
  const base = program.span.start + 1;
  const bytes = Buffer.from(source);
  const span = ({ span: { start, end } }) => ({ start: start - base, end: end - base });
  const body = program.body.slice(1).filter(({ type }) => type !== 'ImportDeclaration');
  return [...nodes(body)]
    .flatMap((node) => changesOf(node, bytes, span))
    .map((mutant) => ({ ...mutant, line: bytes.subarray(0, mutant.start).toString().split('\n').length }))
    .toSorted((one, other) => one.start - other.start);
}

/**
 * @param {string} source
 * @param {Mutant} mutant
 * @returns {string}
 */
export function applyMutant(source, { start, end, text }) {
  const bytes = Buffer.from(source);
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(text), bytes.subarray(end)]).toString();
}
