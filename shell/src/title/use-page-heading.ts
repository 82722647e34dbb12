import { paths } from '@myfiction/shared/contract/paths.ts';
import { type PageTitle, useLocation, usePageChrome, useTranslation } from '@myfiction/shared/host.ts';
import { useContext } from 'react';
import { useLabel } from '../navigation/use-label.ts';
import { CurrentPageContext } from '../routes/current-page.ts';

/** The title of the page in view: what the page itself has set, else its manifest's, so that it shows at once. */
export function usePageHeading(): PageTitle {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const current = useContext(CurrentPageContext);
  const { title } = usePageChrome();
  const { pathname } = useLocation();
  if (title) return title;
  if (current) return { text: label(current.remote, current.page.title) };
  return { text: t(pathname === paths.diagnostics() ? 'diagnostics.title' : 'notFound.documentTitle') };
}
