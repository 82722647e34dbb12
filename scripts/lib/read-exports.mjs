import { parse } from '@swc/core';

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

function exportsOf(node) {
  if (node.type === 'ExportNamedDeclaration')
    return node.specifiers.map(({ exported, orig, name }) => (exported ?? orig ?? name).value);
  if (node.type !== 'ExportDeclaration') return [];
  const { declarations, identifier, id } = node.declaration;
  return declarations ? declarations.flatMap((each) => boundNames(each.id)) : [(identifier ?? id).value];
}

/**
 * The names of values and types that a TypeScript source exports, without the default and what it hands on whole.
 *
 * @param {string} source
 * @param {{ tsx: boolean }} syntax
 * @returns {Promise<string[]>}
 */
export async function readExports(source, { tsx }) {
  const program = await parse(source, { syntax: 'typescript', tsx, target: 'es2022' });
  return program.body.flatMap(exportsOf);
}
