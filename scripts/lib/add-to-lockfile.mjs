/**
 * Adds a workspace to a lockfile as `npm install` would write it, without asking the registry for anything.
 *
 * @param {{ packages: Record<string, object> }} lockfile
 * @param {string} folder of the workspace
 * @param {{ name: string, version: string, dependencies?: Record<string, string> }} manifest its package.json
 */
export function addToLockfile(lockfile, folder, { name, version, dependencies }) {
  const { '': root, ...packages } = lockfile.packages;
  packages[folder] = { name, version, ...(dependencies && { dependencies }) };
  packages[`node_modules/${name}`] = { resolved: folder, link: true };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lockfile, packages: { '': root, ...Object.fromEntries(sorted) } };
}
