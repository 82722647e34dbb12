import { useLocation, usePageTitle, useQuery, useSearchParams, useTranslation } from '@myfiction/shared/host.ts';
import { ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { usePlaceStart } from '../content/use-place-start.ts';
import { useText } from '../i18n/use-text.ts';
import { legalDocumentOf } from '../legal-documents.ts';
import styles from './legal.module.css';
import { LegalReading } from './legal-reading.tsx';
import { loadLegalText } from './load-legal-text.ts';

/** One of the five documents, in the version that the address names; the one in force without. */
export function LegalPage() {
  const t = useText();
  const { language } = useTranslation();
  const document = legalDocumentOf(useLocation().pathname);
  const [query] = useSearchParams();
  usePageTitle(t(`page.${document}`));
  usePlaceStart(query.get('version') ?? '');
  const { data, isError, refetch } = useQuery({
    queryKey: ['legal', document, language],
    queryFn: () => loadLegalText(document, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className={styles.loading} aria-busy="true">
        <h2 className={styles.title}>{t(`page.${document}`)}</h2>
        <Skeleton lines={10} />
      </div>
    );
  }
  const shown = data.find(({ version }) => version === query.get('version')) ?? data[0];
  return <LegalReading key={document + shown.version} document={document} versions={data} shown={shown} />;
}
