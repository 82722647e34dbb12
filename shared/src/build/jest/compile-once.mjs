import vm from 'node:vm';

/** In place of a context: code runs in the realm that jest itself runs in. */
export const ONE_REALM = Object.freeze({});

/** By the name of its file: a source, and what V8 made of it. */
const known = new Map();

/**
 * The test files of a worker share most of their modules, and jest compiles each anew. A script serves in the context of
 * every file, together with all of its functions that have been compiled since. In one realm the function itself serves
 * again: each call of it makes a new module.
 */
vm.compileFunction = (source, parameters, { filename, parsingContext }) => {
  let made = known.get(filename);
  if (made?.source !== source) {
    const script = new vm.Script(`(function (${parameters}) {\n${source}\n})`, { filename, lineOffset: -1 });
    made = { source, script, inPlace: undefined };
    known.set(filename, made);
  }
  if (parsingContext !== ONE_REALM) return made.script.runInContext(parsingContext);
  made.inPlace ??= made.script.runInThisContext();
  return made.inPlace;
};
