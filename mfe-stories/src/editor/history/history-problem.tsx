import { ApiError } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { EmptyState, ErrorState } from '@myfiction/shared/ui.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';

/** Why a version, or the list of them, is not shown. */
export function HistoryProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useHistoryText();
  if (isMissing(error))
    return <EmptyState illustration="torn-page" title={t('history.gone')} text={t('history.gone.text')} />;
  if (error instanceof ApiError && error.kind !== 'answer')
    return <ErrorState title={t('history.offline')} text={t('history.offline.text')} onRetry={onRetry} />;
  return <ErrorState title={t('history.error')} onRetry={onRetry} />;
}
