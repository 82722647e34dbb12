import { isOverrideWanted } from '../overrides/is-override-wanted.ts';
import { whenPainted } from '../start/when-painted.ts';
import { whenQuiet } from '../start/when-quiet.ts';
import { keepLastGood } from './registry/last-good.ts';
import { readInlined } from './registry/read-inlined.ts';
import { isReadable, settleRegistry } from './registry/settle-registry.ts';
import { type BootedRegistry, findRegistry, startRegistry } from './start-registry.ts';

/**
 * Reads the registry that the server inlined into the page, once, before the first render. A promise only where more
 * has to be asked for: a page without a readable registry, or a tab with overrides.
 */
export function bootRegistry(): BootedRegistry | Promise<BootedRegistry> {
  const inlined = readInlined();
  // Of the first load nobody needs it.
  whenPainted(() => whenQuiet(() => keepLastGood(inlined)));
  if (isOverrideWanted()) return bootOverridden(inlined);
  return isReadable(inlined)
    ? startRegistry(settleRegistry(inlined, 'inlined'))
    : findRegistry(inlined).then(startRegistry);
}

async function bootOverridden(inlined: unknown): Promise<BootedRegistry> {
  const overrides = import(/* webpackChunkName: "overrides" */ '../overrides/boot-overridden.ts');
  const module = await overrides.catch(() => undefined);
  return module ? module.bootOverridden(inlined) : startRegistry(await findRegistry(inlined));
}
