import type { Compilation, Dependency, Module } from 'webpack';
import type { SharedNames } from '../../contract/platform.ts';

/** The facades, the shared modules that change with this repository; packages keep their names by their version. */
const FACADE = /[\\/]shared[\\/]src[\\/](host|ui)\.ts$/;
const REQUEST = /^@myfiction\/shared\/(?:host|ui)\.ts$/;

/** Of the module that stands for a shared one in a remote: what it is shared as. */
function consumedRequest(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return undefined;
  return (module.options as { shareKey?: string }).shareKey;
}

/** Modules of the compilation, each part of a concatenated one for itself. */
function* allModules({ modules }: Compilation): Generator<Module> {
  for (const module of modules) {
    yield module;
    if ('modules' in module && Array.isArray(module.modules)) yield* module.modules;
  }
}

/** What the shell's facades export, without types. */
export function providedNames(compilation: Compilation): SharedNames {
  const names: Record<string, string[]> = {};
  for (const module of allModules(compilation)) {
    const [, facade] = FACADE.exec(module.nameForCondition() ?? '') ?? [];
    const provided = facade && compilation.moduleGraph.getProvidedExports(module);
    if (Array.isArray(provided)) names[`@myfiction/shared/${facade}.ts`] = provided.toSorted();
  }
  return names;
}

/** `name?.(…)`, `name !== undefined`: it runs without, too. */
const isOptional = (source: string, name: string): boolean =>
  new RegExp(String.raw`\b${name}(?:\?\.| !== undefined)`).test(source);

function importedName(compilation: Compilation, dependency: Dependency | null): string | undefined {
  if (!dependency || !('getIds' in dependency) || typeof dependency.getIds !== 'function') return undefined;
  return dependency.getIds(compilation.moduleGraph)[0];
}

/** What a remote takes from the shell's facades and cannot do without; what is shaken off does not count. */
export function neededNames(compilation: Compilation): SharedNames {
  const names: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const request = consumedRequest(module);
    if (!request || !REQUEST.test(request)) continue;
    const needed = new Set<string>();
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      const name = importedName(compilation, connection.dependency);
      const source = String(connection.resolvedOriginModule?.originalSource()?.source() ?? '');
      if (name && connection.getActiveState(undefined) !== false && !isOptional(source, name)) needed.add(name);
    }
    names[request] = [...needed].toSorted();
  }
  return names;
}
