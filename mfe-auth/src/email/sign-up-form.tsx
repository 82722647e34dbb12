import { useCallAgain } from '@myfiction/shared/screen/use-call-again.ts';
import { createAccount } from '../api/create-account.ts';
import { useText } from '../i18n/use-text.ts';
import { LegalNote } from '../sign-in/legal-note.tsx';
import { CodeForm } from './code-form.tsx';
import type { ChangeDraft, Draft } from './draft.ts';
import type { CodeRequest } from './use-code-request.ts';

interface SignUpFormProps {
  draft: Draft;
  change: ChangeDraft;
  request: CodeRequest;
}

export function SignUpForm({ draft, change, request }: SignUpFormProps) {
  const t = useText();
  const call = useCallAgain();
  return (
    <>
      <CodeForm
        answer={{ email: draft.email, code: draft.signupCode, password: draft.signupPassword }}
        change={({ code, password, ...email }) =>
          change({
            ...email,
            ...(code !== undefined && { signupCode: code }),
            ...(password !== undefined && { signupPassword: password }),
          })
        }
        request={request}
        texts={{
          password: t('email.choosePassword'),
          submit: t('email.up.submit'),
          submitting: t('email.up.submitting'),
        }}
        onAnswer={(answer) => createAccount(call, answer)}
      />
      <LegalNote />
    </>
  );
}
