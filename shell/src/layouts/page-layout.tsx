import type { Layout } from '@myfiction/shared/contract/platform.ts';
import type { ComponentType, ReactNode } from 'react';
import { BareLayout } from './bare-layout.tsx';
import { MainLayout } from './main-layout.tsx';
import { SupportLayout } from './support-layout.tsx';

const LAYOUTS: Readonly<Record<Layout, ComponentType<{ children: ReactNode }>>> = {
  main: MainLayout,
  editor: BareLayout,
  support: SupportLayout,
  blank: BareLayout,
};

export function PageLayout({ layout, children }: { layout: Layout; children: ReactNode }) {
  const Chosen = LAYOUTS[layout];
  return <Chosen>{children}</Chosen>;
}
