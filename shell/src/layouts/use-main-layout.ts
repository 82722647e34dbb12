import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type MainLayout = ComponentType<{ children: ReactNode }>;

let loaded: MainLayout | undefined;

/** The navigation and its drawers: sign-in never fetches them, and a signed-in page gets them with the shell. */
export async function loadMainLayout(): Promise<MainLayout> {
  const module = await import(/* webpackChunkName: "signed-in" */ './main-layout.tsx');
  loaded = module.MainLayout;
  return loaded;
}

/**
 * Undefined until it is there. Not by `lazy`: React holds what has been suspended back for 300 ms, so as not to flicker,
 * and on a fast device the whole page is there sooner than that.
 */
export function useMainLayout(): MainLayout | undefined {
  const [layout, setLayout] = useState(() => loaded);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!layout) loadMainLayout().then((next) => setLayout(() => next), setError);
  }, [layout]);
  // The shell's error boundary offers the reload that may bring it.
  if (error) throw error;
  return layout;
}
