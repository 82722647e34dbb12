import { toast, useNavigate, useSearchParams } from '@myfiction/shared/host.ts';
import { useCallAgain } from '@myfiction/shared/screen/use-call-again.ts';
import { usePresent } from '@myfiction/shared/screen/use-present.ts';
import { setNewPassword } from '../api/set-new-password.ts';
import { useText } from '../i18n/use-text.ts';
import { emailLink } from '../sign-in/sign-in-links.ts';
import { CodeForm } from './code-form.tsx';
import type { ChangeDraft, Draft } from './draft.ts';
import type { CodeRequest } from './use-code-request.ts';

interface ForgotFormProps {
  draft: Draft;
  change: ChangeDraft;
  request: CodeRequest;
}

/**
 * Sets a new password and signs in with it. An authenticator app is asked for next; where signing in fails, back to it with
 * a toast and the new password.
 */
export function ForgotForm({ draft, change, request }: ForgotFormProps) {
  const t = useText();
  const call = useCallAgain();
  const present = usePresent(useNavigate());
  const [search] = useSearchParams();
  return (
    <CodeForm
      answer={{ email: draft.email, code: draft.resetCode, password: draft.resetPassword }}
      change={({ code, password, ...email }) =>
        change({
          ...email,
          ...(code !== undefined && { resetCode: code }),
          ...(password !== undefined && { resetPassword: password }),
        })
      }
      request={request}
      texts={{
        password: t('email.newPassword'),
        submit: t('email.forgot.submit'),
        submitting: t('email.forgot.submitting'),
      }}
      onAnswer={async (answer) => {
        const failure = await setNewPassword(call, answer);
        if (!failure) return;
        if (failure.errorName === 'secondFactorNeeded') return present.current?.(emailLink('code', search));
        // What was typed before is what the author had forgotten.
        change({ password: answer.password });
        toast.success(t('email.forgot.done'));
        present.current?.(emailLink('in', search));
      }}
    />
  );
}
