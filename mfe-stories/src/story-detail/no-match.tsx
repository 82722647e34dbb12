import { Button, EmptyState } from '@myfiction/shared/ui.ts';
import { useWorkText } from './i18n/use-work-text.ts';

/** In the place of the list where a filter or a search finds nothing. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useWorkText();
  return (
    <EmptyState
      illustration="blank-page"
      title={t('chapters.noMatch.title')}
      text={t('chapters.noMatch.text')}
      action={<Button onClick={onClear}>{t('chapters.clear')}</Button>}
    />
  );
}
