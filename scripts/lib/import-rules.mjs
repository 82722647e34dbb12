import { posix } from 'node:path';

/** What browser code may import of `shared` at run time; the rest is inside the two facades or for tests. */
const OPEN_TO_BROWSERS = /^(?:host\.ts|ui\.ts|contract\/|payout\/|scheduling\/|screen\/|theme\/)/;
/** Of these each remote has a copy of its own; what it shares with the others it takes by its name. */
const COPIED_INTO_REMOTES = /^shared\/src\/(?:payout|scheduling|screen)\//;
const FACADE = /^(?:host|ui)\.ts$/;
/** Contract modules that carry zod: types of them are free everywhere, the code is the server's. */
const WITH_ZOD = /^contract\/(?:call|calls|calls\/.+|answer|chapter-document)\.ts$/;

/** A server is there by a sixth sooner without them; their first use brings them. */
const AFTER_START = new Set(['@zxcvbn-ts/language-common', 'nodemailer', 'pdfkit', 'sharp']);

const isTest = (file) => /\.test\.tsx?$|(?:^|\/)testing\//.test(file);
const packageOf = (file) => file.split('/')[0];
const isBrowserPackage = (name) => name === 'shell' || name.startsWith('mfe-');

/** Path inside the project that a specifier leads to; undefined for a package of the registry. */
export function importTarget(file, specifier) {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier));
  if (specifier.startsWith('@myfiction/shared/')) return `shared/src/${specifier.slice('@myfiction/shared/'.length)}`;
  if (specifier.startsWith('@myfiction/')) return specifier.slice('@myfiction/'.length);
  return undefined;
}

/** Run from a clone, as the scripts are; the server's own commands are in its bundles. */
const COMMANDS_OF_A_CLONE = new Set([
  'server/src/platform/settings/write-page.ts',
  'server/src/testing/fuzz/fuzz-contract.ts',
  'server/src/testing/fuzz/fuzz-main.ts',
]);

function directionProblem(file, target) {
  const [from, to] = [packageOf(file), packageOf(target)];
  const isTool = to === 'scripts' && (from === 'e2e' || COMMANDS_OF_A_CLONE.has(file));
  if (to === from || to === 'shared' || isTool) return undefined;
  return from === 'shared' ? `shared imports no other package, not ${to}` : `${from} must not import ${to}`;
}

function contractProblem(file, specifier, target) {
  if (!file.startsWith('shared/src/contract/') || isTest(file)) return undefined;
  if (target ? target.startsWith('shared/src/contract/') : specifier === 'zod') return undefined;
  return `the contract imports nothing but zod, not ${specifier}`;
}

function browserProblem(file, { specifier, typeOnly }, target) {
  const from = packageOf(file);
  const isCopied = COPIED_INTO_REMOTES.test(file);
  const isHostSide = from === 'shared' && /^shared\/src\/(?:host|ui|theme|i18n)/.test(file);
  if (isTest(file) || typeOnly || !(isBrowserPackage(from) || isHostSide || isCopied)) return undefined;
  if (specifier === 'zod') return 'zod stays on the server: import types only';
  if (!target?.startsWith('shared/src/')) return undefined;
  const inShared = target.slice('shared/src/'.length);
  if (WITH_ZOD.test(inShared)) return `${inShared} brings zod into the page: import types only`;
  if (isBrowserPackage(from) && specifier.startsWith('@') && !OPEN_TO_BROWSERS.test(inShared)) {
    return `${inShared} is inside a facade: import host.ts or ui.ts, or the page gets a second copy`;
  }
  if (isCopied && specifier.startsWith('.') && (FACADE.test(inShared) || !OPEN_TO_BROWSERS.test(inShared))) {
    return `import @myfiction/shared/host.ts or ui.ts by that name, not ${specifier}: the page gets a second copy`;
  }
  return undefined;
}

function startProblem(file, { specifier, typeOnly, late }) {
  if (!file.startsWith('server/src/') || isTest(file) || typeOnly || late || !AFTER_START.has(specifier))
    return undefined;
  return `a server that starts does not wait for ${specifier}: await import() it where it is used`;
}

function configProblem(file, target) {
  if (!/^mfe-[^/]+\/remote\.config\.ts$/.test(file) || !target) return undefined;
  const isPlain = target.startsWith('shared/src/contract/') || !/\.(?:tsx|css)$/.test(target);
  return isPlain ? undefined : 'a declaration is read without a browser: it imports no component';
}

/**
 * What is wrong with one import; undefined when nothing is.
 *
 * @param {string} file path of the importing file from the project's root, with slashes
 * @param {{ specifier: string, typeOnly: boolean, late?: boolean }} found
 * @returns {string | undefined}
 */
export function importProblem(file, found) {
  const target = importTarget(file, found.specifier);
  return (
    (target && directionProblem(file, target)) ??
    contractProblem(file, found.specifier, target) ??
    browserProblem(file, found, target) ??
    startProblem(file, found) ??
    configProblem(file, target)
  );
}
