/**
 * Groups of files that import one another in a circle, each group sorted (Tarjan's strongly connected components).
 *
 * @param {Map<string, readonly string[]>} imports file → the files that it imports
 * @returns {string[][]}
 */
export function importCycles(imports) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  const stack = [];
  const cycles = [];

  const visit = (file) => {
    const state = { index: seen.size, low: seen.size, open: true };
    seen.set(file, state);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      const known = seen.get(target);
      if (!known) state.low = Math.min(state.low, visit(target).low);
      else if (known.open) state.low = Math.min(state.low, known.index);
    }
    if (state.low === state.index) {
      const group = stack.splice(stack.indexOf(file));
      for (const member of group) seen.get(member).open = false;
      if (group.length > 1 || imports.get(file)?.includes(file)) cycles.push(group.toSorted());
    }
    return state;
  };

  for (const file of imports.keys()) if (!seen.has(file)) visit(file);
  return cycles;
}
