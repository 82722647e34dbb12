import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function packageFolders(modules) {
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((scoped) => `${name}/${scoped}`) : [name],
    );
}

const hasRequire = (value) =>
  typeof value === 'object' && value !== null && ('require' in value || Object.values(value).some(hasRequire));

/**
 * Packages that cannot be required: jest runs CommonJS, so these have to be transformed. Computed, so that adding a
 * dependency never needs an edit of the preset.
 *
 * @param {string} rootDir folder that holds node_modules
 * @returns {string[]}
 */
export function esmOnlyPackages(rootDir) {
  return [...new Set(moduleFolders(rootDir).flatMap(esmOnlyIn))];
}

/** npm puts a package beside the workspace or package that needs it where another version lies at the root. */
function moduleFolders(rootDir) {
  const root = join(rootDir, 'node_modules');
  const owners = [...readdirSync(rootDir), ...packageFolders(root).map((name) => join('node_modules', name))];
  return [root, ...owners.map((owner) => join(rootDir, owner, 'node_modules'))].filter((folder) => existsSync(folder));
}

function esmOnlyIn(modules) {
  return packageFolders(modules).filter((name) => {
    const file = join(modules, name, 'package.json');
    if (name.startsWith('@myfiction/') || !existsSync(file)) return false;
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    return manifest.type === 'module' && !hasRequire(manifest.exports);
  });
}
