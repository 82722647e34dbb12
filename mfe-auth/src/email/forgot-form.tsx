import { toast, useNavigate, useSearchParams } from '@myfiction/shared/host.ts';
import { useCallAgain } from '@myfiction/shared/screen/use-call-again.ts';
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

/** Sets a new password and signs in with it; where that second step fails, back to sign-in with a toast. */
export function ForgotForm({ draft, change, request }: ForgotFormProps) {
  const t = useText();
  const call = useCallAgain();
  const navigate = useNavigate();
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
        if (await setNewPassword(call, answer)) return;
        toast.success(t('email.forgot.done'));
        navigate(emailLink('in', search));
      }}
    />
  );
}
