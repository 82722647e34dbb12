import { paths } from '@myfiction/shared/contract/paths.ts';
import { useLocation, useSession } from '@myfiction/shared/host.ts';
import { ErrorState } from '@myfiction/shared/ui.ts';
import { type ComponentType, lazy, Suspense, useContext } from 'react';
import { layoutOf } from './layouts/layout-of.ts';
import { PageLayout } from './layouts/page-layout.tsx';
import { reloadPage } from './recovery/reload-page.ts';
import { DelayedProgress } from './remotes/delayed-progress.tsx';
import { RemotePage } from './remotes/remote-page.tsx';
import { CurrentPageContext } from './routes/current-page.ts';
import { useDocumentTitle } from './title/use-document-title.ts';
import { usePageHeading } from './title/use-page-heading.ts';

/** A page of the shell's own that sign-in never fetches. */
const late = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: () => <ErrorState onRetry={reloadPage} /> })));

const DiagnosticsPage = late(() => import(/* webpackChunkName: "diagnostics" */ './diagnostics/diagnostics-page.tsx'));
const NotFoundPage = late(async () => ({
  default: (await import(/* webpackChunkName: "not-found" */ './not-found/not-found-page.tsx')).NotFoundPage,
}));

/** The page in view, in its layout; an address that nobody declares shows the not-found page. */
export function PageView() {
  const current = useContext(CurrentPageContext);
  const signedIn = useSession() !== null;
  useDocumentTitle(usePageHeading().text);
  const { pathname } = useLocation();
  if (!current && pathname === paths.diagnostics()) {
    return (
      <PageLayout layout={signedIn ? 'main' : 'support'}>
        <Suspense fallback={<DelayedProgress />}>
          <DiagnosticsPage />
        </Suspense>
      </PageLayout>
    );
  }
  if (!current)
    return (
      <Suspense fallback={<DelayedProgress />}>
        <NotFoundPage />
      </Suspense>
    );
  return (
    <PageLayout layout={layoutOf(current.page, signedIn)}>
      <RemotePage remote={current.remote} page={current.page} />
    </PageLayout>
  );
}
