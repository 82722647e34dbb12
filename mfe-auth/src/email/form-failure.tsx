import type { ApiError } from '@myfiction/shared/host.ts';
import { Alert } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import { blockedExport } from '../sign-in/blocked-export.ts';
import { BlockedNote } from '../sign-in/blocked-note.tsx';

/** What the server has answered that belongs to no field. */
export function FormFailure({ error }: { error: ApiError }) {
  const t = useText();
  const offered = blockedExport(error);
  if (offered) return <BlockedNote title={error.message} offered={offered} />;
  return <Alert tone="brick" title={error.message || t('email.failed')} />;
}
