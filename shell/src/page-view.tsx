import { useSession } from '@myfiction/shared/host.ts';
import { useContext } from 'react';
import { layoutOf } from './layouts/layout-of.ts';
import { PageLayout } from './layouts/page-layout.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { RemotePage } from './remotes/remote-page.tsx';
import { CurrentPageContext } from './routes/current-page.ts';
import { useDocumentTitle } from './title/use-document-title.ts';
import { usePageHeading } from './title/use-page-heading.ts';

/** The page in view, in its layout; an address that nobody declares shows the not-found page. */
export function PageView() {
  const current = useContext(CurrentPageContext);
  const signedIn = useSession() !== null;
  useDocumentTitle(usePageHeading().text);
  if (!current) return <NotFoundPage />;
  return (
    <PageLayout layout={layoutOf(current.page, signedIn)}>
      <RemotePage remote={current.remote} page={current.page} />
    </PageLayout>
  );
}
