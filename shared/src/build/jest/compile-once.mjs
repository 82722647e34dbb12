import vm from 'node:vm';

/** In place of a context: code runs in the realm that jest itself runs in. */
export const ONE_REALM = Object.freeze({});

/** What V8 made of a source. The test files of a worker share most of their modules, and jest compiles each anew. */
const known = new Map();
const compile = vm.compileFunction;

vm.compileFunction = (source, parameters, options) => {
  if (options?.parsingContext === ONE_REALM) return compileInPlace(source, parameters, options);
  const cachedData = known.get(source);
  const compiled = compile(source, parameters, { ...options, cachedData, produceCachedData: !cachedData });
  if (!cachedData) known.set(source, compiled.cachedData);
  return compiled;
};

/** In one realm the function itself serves again: each call of it makes a new module. */
const functions = new Map();

function compileInPlace(source, parameters, options) {
  const key = `${options.filename}\n${source}`;
  if (!functions.has(key)) functions.set(key, compile(source, parameters, { ...options, parsingContext: undefined }));
  return functions.get(key);
}
