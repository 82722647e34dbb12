/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {boolean} typeOnly
 * @property {readonly string[]} names what it takes; `*` for all of it
 * @property {boolean} [late] by `import()`, long after the importing file ran
 */

const ALL = ['*'];

const isNode = (value) => typeof value === 'object' && value !== null;

/** All below `value`, in no order. */
function* nodes(value) {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next.type === 'string') yield next;
    for (const child of Object.values(next)) if (isNode(child)) open.push(child);
  }
}

function allTypes({ typeOnly, specifiers }) {
  return typeOnly || (specifiers?.length > 0 && specifiers.every((specifier) => specifier.isTypeOnly));
}

function nameOf(specifier) {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return (specifier.imported ?? specifier.orig ?? specifier.local)?.value ?? '*';
}

const isNamed = ({ type }) => type !== 'ImportNamespaceSpecifier' && type !== 'ExportNamespaceSpecifier';
const namesOf = ({ specifiers = [] }) =>
  specifiers.length > 0 && specifiers.every(isNamed) ? specifiers.map(nameOf) : ALL;

function importOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source ? { specifier: node.source.value, typeOnly: allTypes(node), names: namesOf(node) } : undefined;
    case 'CallExpression': {
      const [argument] = node.arguments;
      const isImport = node.callee.type === 'Import' && argument?.expression.type === 'StringLiteral';
      return isImport ? { specifier: argument.expression.value, typeOnly: false, names: ALL, late: true } : undefined;
    }
    case 'TsImportType':
      return { specifier: node.argument.value, typeOnly: true, names: ALL };
    default:
      return undefined;
  }
}

/**
 * Everything that a source imports: statically, by `import()`, and as a type.
 *
 * @param {import('@swc/core').Module} program
 * @returns {Import[]}
 */
export const readImports = (program) => [...nodes(program.body)].map(importOf).filter((found) => found !== undefined);
