import { formatRelative } from '@myfiction/shared/host.ts';
import { Alert } from '@myfiction/shared/ui.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import type { DraftCopy } from './draft-copy.ts';

/** Says that what this device had kept is in the form again. */
export function RestoredNote({ copy }: { copy: DraftCopy | undefined }) {
  const t = useFormText();
  if (!copy) return null;
  const when = formatRelative(new Date(copy.keptAt).toISOString());
  return (
    <Alert tone="blue" title={t('restored.title')}>
      {t('restored.text', { when })}
    </Alert>
  );
}
