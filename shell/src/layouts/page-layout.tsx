import type { Layout } from '@myfiction/shared/contract/platform.ts';
import type { ReactNode } from 'react';
import { BareLayout } from './bare-layout.tsx';
import { type LateLayout, useLateLayout } from './late-layout.ts';

export function PageLayout({ layout, children }: { layout: Layout; children: ReactNode }) {
  if (layout === 'editor' || layout === 'blank') return <BareLayout>{children}</BareLayout>;
  return (
    <WithLateLayout key={layout} name={layout}>
      {children}
    </WithLateLayout>
  );
}

function WithLateLayout({ name, children }: { name: LateLayout; children: ReactNode }) {
  const Layout = useLateLayout(name);
  return Layout && <Layout>{children}</Layout>;
}
