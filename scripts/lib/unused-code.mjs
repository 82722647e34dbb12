/** What a page, a process or a tool begins with: named by no import. */
const BEGINNINGS = [
  /(?:^|\/)(?:remote|playwright|drizzle)\.config\.ts$/,
  /^mfe-[^/]+\/src\/(?:pages|slots)\/[^/]+\.tsx$/,
  /^mfe-activities\/src\/campaigns\/[^/]+\/page\.tsx?$/,
  /(?:^|[/-])(?:main|desk|start|worker|import-worker|write-[a-z-]+|(?:supervisor|publishing)-fixture)\.ts$/,
  /^shared\/src\/build\//,
  /^shared\/src\/theme\/antd-provider\.tsx$/,
  /^e2e\/(?:bench\/floors\/|support\/make-template|support\/identity\/(?:install-emulator|serve))/,
];
const TEST = /\.(?:test|spec)\.tsx?$|\/testing\/|(?:^|\/)test-data\.ts$|^e2e\//;
/** What a package offers, whether somebody takes it today or not. */
const FACADE = /^shared\/src\/(?:host|ui)\.ts$/;

/**
 * @typedef {object} Module
 * @property {readonly { target: string | undefined, names: readonly string[] }[]} imports
 * @property {readonly string[]} exports
 * @property {(name: string) => number} mentions how often the source has the word
 */

/** How often a source has a word. @param {string} source */
export const mentionsIn = (source) => (name) => source.split(new RegExp(`\\b${name}\\b`)).length - 1;

/**
 * What nobody reaches: files that only tests or no file at all imports, and exports that nobody takes and their own
 * file has no use for either.
 *
 * @param {ReadonlyMap<string, Module>} modules by their file
 * @returns {string[]} one line each
 */
export function unusedCode(modules) {
  const taken = new Map([...modules.keys()].map((file) => [file, { names: new Set(), byCode: false }]));
  for (const [file, { imports }] of modules)
    for (const { target, names } of imports) {
      const found = taken.get(target);
      if (!found || target === file) continue;
      for (const name of names) found.names.add(name);
      found.byCode ||= !TEST.test(file);
    }
  return [...modules].flatMap(([file, { exports, mentions }]) => {
    const { names, byCode } = taken.get(file);
    if (TEST.test(file)) return [];
    const isBeginning = BEGINNINGS.some((beginning) => beginning.test(file));
    if (!isBeginning && !byCode) return [`${file}: nothing but tests imports it`];
    if (isBeginning || FACADE.test(file) || names.has('*')) return [];
    const unused = exports.filter((name) => !names.has(name) && mentions(name) === 1);
    return unused.map((name) => `${file}: nobody uses its export ${name}`);
  });
}
