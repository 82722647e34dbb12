function boundNames(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.value];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => boundNames(each.value ?? each.argument ?? each.key));
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => boundNames(each));
    default:
      return [];
  }
}

const nameOf = ({ exported, orig, name }) => (exported ?? orig ?? name).value;

function exportsOf(node) {
  if (node.type === 'ExportNamedDeclaration') return node.specifiers.map(nameOf);
  if (node.type !== 'ExportDeclaration') return [];
  const { declarations, identifier, id } = node.declaration;
  return declarations ? declarations.flatMap((each) => boundNames(each.id)) : [(identifier ?? id).value];
}

/**
 * The names of values and types that a source exports, without the default and what it hands on whole.
 *
 * @param {import('@swc/core').Module} program
 * @returns {string[]}
 */
export const readExports = (program) => program.body.flatMap(exportsOf);

/**
 * The names of values that a source hands on from other modules.
 *
 * @param {import('@swc/core').Module} program
 * @returns {string[]}
 */
export const readValuesHandedOn = (program) =>
  program.body
    .filter((node) => node.type === 'ExportNamedDeclaration' && !node.typeOnly)
    .flatMap(({ specifiers }) => specifiers.filter(({ isTypeOnly }) => !isTypeOnly).map(nameOf));
