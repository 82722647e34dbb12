import { currentMessage } from '@myfiction/shared/screen/current-message.ts';
import { Alert, Button } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import { blockedExport } from '../sign-in/blocked-export.ts';
import { BlockedNote } from '../sign-in/blocked-note.tsx';
import type { Form } from './use-form.ts';

/** What each step of a sign-in ends with: what went wrong that belongs to no field, and the button. */
export function SignInEnd({ failure, pending }: Pick<Form<never>, 'failure' | 'pending'>) {
  const t = useText();
  const offered = failure && blockedExport(failure);
  return (
    <>
      {offered && <BlockedNote title={currentMessage(failure)} offered={offered} />}
      {failure && !offered && <Alert tone="brick" title={currentMessage(failure) || t('email.failed')} />}
      <Button type="submit" variant="primary" size="lg" block loading={pending} loadingLabel={t('email.in.submitting')}>
        {t('email.in.submit')}
      </Button>
    </>
  );
}
