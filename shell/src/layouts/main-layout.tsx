import { useIsPhone } from '@myfiction/shared/host.ts';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../focus/main-id.ts';
import { useCounts } from '../navigation/use-counts.ts';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import styles from './layout.module.css';

/** Top bar and sidebar on the desk, the page on its sheet; a phone has the navigation below. */
export function MainLayout({ children }: { children: ReactNode }) {
  useCounts();
  const isPhone = useIsPhone();
  return (
    <>
      <TopBar />
      <div className={styles.frame}>
        {!isPhone && <Sidebar />}
        <main id={MAIN_ID} tabIndex={-1} className={styles.sheet}>
          {children}
        </main>
      </div>
      {isPhone && <TabBar />}
    </>
  );
}
