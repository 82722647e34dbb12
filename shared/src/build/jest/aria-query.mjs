/** In place of the package, whose tables take as long to build as a small test file to run: built once for all files. */
export const { aria, dom, elementRoles, roleElements, roles } = globalThis[Symbol.for('aria-query')];
