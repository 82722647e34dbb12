import { parse } from '@swc/core';

/**
 * The syntax tree of a TypeScript source.
 *
 * @param {string} source
 * @param {{ tsx?: boolean }} [syntax] a generic arrow function reads differently in a `.tsx` file
 * @returns {Promise<import('@swc/core').Module>}
 */
export const parseSource = (source, { tsx = false } = {}) =>
  parse(source, { syntax: 'typescript', tsx, target: 'es2022' });
