import type { Layout } from '@myfiction/shared/contract/platform.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BareLayout } from './bare-layout.tsx';
import { SupportLayout } from './support-layout.tsx';

/** The navigation and its drawers: sign-in never fetches them, and a signed-in page gets them with the shell. */
const MainLayout = lazy(async () => {
  const module = await import(/* webpackChunkName: "main-layout" */ './main-layout.tsx');
  return { default: module.MainLayout };
});

const LAYOUTS: Readonly<Record<Layout, ComponentType<{ children: ReactNode }>>> = {
  main: MainLayout,
  editor: BareLayout,
  support: SupportLayout,
  blank: BareLayout,
};

export function PageLayout({ layout, children }: { layout: Layout; children: ReactNode }) {
  const Chosen = LAYOUTS[layout];
  return (
    <Suspense>
      <Chosen>{children}</Chosen>
    </Suspense>
  );
}
