import type { Layout } from '@myfiction/shared/contract/platform.ts';
import type { ComponentType, ReactNode } from 'react';
import { BareLayout } from './bare-layout.tsx';
import { SupportLayout } from './support-layout.tsx';
import { useMainLayout } from './use-main-layout.ts';

const LAYOUTS: Readonly<Record<Exclude<Layout, 'main'>, ComponentType<{ children: ReactNode }>>> = {
  editor: BareLayout,
  support: SupportLayout,
  blank: BareLayout,
};

export function PageLayout({ layout, children }: { layout: Layout; children: ReactNode }) {
  if (layout === 'main') return <WithMainLayout>{children}</WithMainLayout>;
  const Chosen = LAYOUTS[layout];
  return <Chosen>{children}</Chosen>;
}

function WithMainLayout({ children }: { children: ReactNode }) {
  const MainLayout = useMainLayout();
  return MainLayout && <MainLayout>{children}</MainLayout>;
}
