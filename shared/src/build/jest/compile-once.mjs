import vm from 'node:vm';

/** What V8 made of a source. The test files of a worker share most of their modules, and jest compiles each anew. */
const known = new Map();
const compile = vm.compileFunction;

vm.compileFunction = (source, parameters, options) => {
  const cachedData = known.get(source);
  const compiled = compile(source, parameters, { ...options, cachedData, produceCachedData: !cachedData });
  if (!cachedData) known.set(source, compiled.cachedData);
  return compiled;
};
