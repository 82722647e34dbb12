import { useAppStore, useLocation, useNavigationType } from '@myfiction/shared/host.ts';
import { useIsPainted } from '@myfiction/shared/screen/use-is-painted.ts';
import { SkipLink, Toaster } from '@myfiction/shared/ui.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isPanelWanted } from './analytics/panel/is-panel-wanted.ts';
import { BlockedDialog } from './blocked/blocked-dialog.tsx';
import { useDropGuard } from './dropping/use-drop-guard.ts';
import { MAIN_ID } from './focus/main-id.ts';
import { useRouteFocus } from './focus/use-route-focus.ts';
import { useScrollMemory } from './focus/use-scroll-memory.ts';
import { Guard } from './guard/guard.tsx';
import { useAccess } from './guard/use-access.ts';
import { LateNotice } from './new-version/late-notice.tsx';
import { useOfflineToast } from './offline/use-offline-toast.ts';
import { PageView } from './page-view.tsx';
import { PenNameDialog } from './pen-name/pen-name-dialog.tsx';
import { ProviderSession } from './provider-session/provider-session.tsx';
import { useLendRouter } from './remotes/parcel/page-ahead.ts';
import { SlotPlaces } from './remotes/slot-places.tsx';
import { CurrentPageContext } from './routes/current-page.ts';
import { useCurrentPage } from './routes/use-current-page.ts';
import { useInstallNavigate } from './routes/use-install-navigate.ts';
import { usePageEnter } from './tracking/use-page-enter.ts';

const EventPanel = lazy(() => import(/* webpackChunkName: "events" */ './analytics/panel/event-panel.tsx'));

/** Everything below the router: which page, whether it may be seen, and what accompanies every page. */
export function Studio({ banner }: { banner?: ReactNode }) {
  const { pathname } = useLocation();
  const current = useCurrentPage();
  const decision = useAccess(current?.page.access);
  const takeovers = useAppStore((state) => state.takeovers);
  const [showsEvents] = useState(isPanelWanted);
  useInstallNavigate();
  useLendRouter();
  useDropGuard();
  useOfflineToast();
  useScrollMemory();
  useRouteFocus(pathname);
  usePageEnter(decision === 'allow' ? pathname : undefined, useNavigationType());
  return (
    <CurrentPageContext value={current}>
      <SkipLink target={MAIN_ID} />
      {banner}
      <Guard key={takeovers} decision={decision}>
        <PageView />
        <SlotPlaces />
        <PenNameDialog />
      </Guard>
      <ProviderSession />
      <BlockedDialog />
      <LateToaster />
      <LateNotice />
      <Suspense>{showsEvents && <EventPanel />}</Suspense>
    </CurrentPageContext>
  );
}

/** Toasts that are raised before it stands wait for it. */
function LateToaster() {
  return useIsPainted() && <Toaster />;
}
