import type { Layout } from '@myfiction/shared/contract/platform.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type LayoutComponent = ComponentType<{ children: ReactNode }>;
/** Those that sign-in never fetches. */
export type LateLayout = Extract<Layout, 'main' | 'support'>;

const LOAD: Readonly<Record<LateLayout, () => Promise<LayoutComponent>>> = {
  /** The navigation and its drawers, which a signed-in page gets with the shell. */
  main: async () => (await import(/* webpackChunkName: "signed-in" */ './main-layout.tsx')).MainLayout,
  support: async () => (await import(/* webpackChunkName: "support" */ './support-layout.tsx')).SupportLayout,
};

const loaded = new Map<LateLayout, LayoutComponent>();

export async function loadLayout(name: LateLayout): Promise<LayoutComponent> {
  const layout = await LOAD[name]();
  loaded.set(name, layout);
  return layout;
}

/**
 * Undefined until it is there. Not by `lazy`: React holds what has been suspended back for 300 ms, so as not to flicker,
 * and on a fast device the whole page is there sooner than that.
 *
 * @param name the same from render to render
 */
export function useLateLayout(name: LateLayout): LayoutComponent | undefined {
  const [layout, setLayout] = useState(() => loaded.get(name));
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!layout) loadLayout(name).then((next) => setLayout(() => next), setError);
  }, [layout, name]);
  // The shell's error boundary offers the reload that may bring it.
  if (error) throw error;
  return layout;
}
