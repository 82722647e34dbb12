import { Button, Field, PasswordInput } from '@myfiction/shared/ui.ts';
import { CodeField } from '../../email/code-field.tsx';
import type { Form } from '../../email/use-form.ts';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ProofState } from './use-proof.ts';

interface ProofFieldProps<F extends string> {
  proof: ProofState;
  form: Form<F | 'password' | 'code'>;
}

/** The password, or the button that mails a code and then the field for it. */
export function ProofField<F extends string>({ proof, form }: ProofFieldProps<F>) {
  const t = useSettingsText();
  const auth = useText();
  const { codes } = proof;
  const sendCode = () => void form.run(() => codes.send({ purpose: 'confirm' }));
  const edit = (field: 'password' | 'code', set: (value: string) => void) => (value: string) => {
    form.clear(field);
    set(value);
  };
  if (proof.hasPassword) {
    return (
      <Field label={t('security.currentPassword')} error={form.errors.password}>
        <PasswordInput
          name="current-password"
          autoComplete="current-password"
          value={proof.password}
          onChange={edit('password', proof.setPassword)}
        />
      </Field>
    );
  }
  if (codes.sentTo === undefined) {
    return (
      <Field
        label={t('security.confirm')}
        help={t(proof.isPossible ? 'security.confirmHelp' : 'security.confirmNoEmail')}
        error={form.errors.code}
      >
        <Button
          disabled={!proof.isPossible}
          loading={form.pending}
          loadingLabel={auth('email.sendingCode')}
          onClick={sendCode}
        >
          {auth('email.sendCode')}
        </Button>
      </Field>
    );
  }
  return (
    <CodeField
      value={proof.code}
      error={form.errors.code}
      secondsLeft={codes.secondsLeft}
      onChange={edit('code', proof.setCode)}
      onComplete={() => undefined}
      onSendAgain={sendCode}
    />
  );
}
