import { paths } from '@myfiction/shared/contract/paths.ts';
import { useLocation, useSession } from '@myfiction/shared/host.ts';
import { ErrorState } from '@myfiction/shared/ui.ts';
import { lazy, Suspense, useContext } from 'react';
import { layoutOf } from './layouts/layout-of.ts';
import { PageLayout } from './layouts/page-layout.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { reloadPage } from './recovery/reload-page.ts';
import { DelayedProgress } from './remotes/delayed-progress.tsx';
import { RemotePage } from './remotes/remote-page.tsx';
import { CurrentPageContext } from './routes/current-page.ts';
import { useDocumentTitle } from './title/use-document-title.ts';
import { usePageHeading } from './title/use-page-heading.ts';

const DiagnosticsPage = lazy(() =>
  import(/* webpackChunkName: "diagnostics" */ './diagnostics/diagnostics-page.tsx').catch(() => ({
    default: () => <ErrorState onRetry={reloadPage} />,
  })),
);

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
  if (!current) return <NotFoundPage />;
  return (
    <PageLayout layout={layoutOf(current.page, signedIn)}>
      <RemotePage remote={current.remote} page={current.page} />
    </PageLayout>
  );
}
