import { readFileSync, writeFileSync } from 'node:fs';
import { missingOptional } from './lib/missing-optional.mjs';

/** Adds the packages of other platforms that `npm install` left out of the lockfile. Run it after changing packages. */
const file = new URL('../package-lock.json', import.meta.url);
const lockfile = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptional(lockfile);
const { '': root, ...packages } = { ...lockfile.packages, ...Object.fromEntries(missing) };
const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lockfile.packages = { '': root, ...Object.fromEntries(sorted) };
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${missing.size} added`);
