import { type PageTitle, usePageChrome, useTranslation } from '@myfiction/shared/host.ts';
import { useContext } from 'react';
import { useLabel } from '../navigation/use-label.ts';
import { CurrentPageContext } from '../routes/current-page.ts';

/** The title of the page in view: what the page itself has set, else its manifest's, so that it shows at once. */
export function usePageHeading(): PageTitle {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const current = useContext(CurrentPageContext);
  const { title } = usePageChrome();
  if (title) return title;
  return { text: current ? label(current.remote, current.page.title) : t('notFound.documentTitle') };
}
