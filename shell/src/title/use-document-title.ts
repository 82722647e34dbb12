import { useTranslation } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';

/** The document's title follows the page: tabs, history and screen readers name it by this. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('shell');
  const product = t('app.name');
  useEffect(() => {
    document.title = title === '' ? product : `${title} · ${product}`;
  }, [title, product]);
}
