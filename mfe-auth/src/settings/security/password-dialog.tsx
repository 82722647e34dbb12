import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '@myfiction/shared/contract/rules.ts';
import { ApiError, toast } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { NewPasswordField } from '../../email/new-password-field.tsx';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ProofField } from './proof-field.tsx';
import { useChangeForm } from './use-change-form.ts';
import { useProof } from './use-proof.ts';
import { useTakeSecurity } from './use-security.ts';

/** Changes the password, or sets the first one. */
export function PasswordDialog({ security, onClose }: { security: AccountSecurity; onClose: () => void }) {
  const t = useSettingsText();
  const auth = useText();
  const form = useChangeForm(['password', 'code', 'new']);
  const proof = useProof(security);
  const take = useTakeSecurity();
  const [next, setNext] = useState('');
  const submit = () => {
    const problems = { ...proof.check(), ...checkNew(next) };
    if (Object.keys(problems).length > 0) return form.fail(problems);
    void form.run(async () => {
      try {
        take(await form.change('account/changePassword', { proof: proof.proof, new_password: next }));
      } catch (error) {
        // The catalogue knows one password field; this one is about the new password.
        if (!(error instanceof ApiError) || error.errorName !== 'commonPassword') throw error;
        return form.fail({ new: error.message });
      }
      toast.success(t('security.passwordChanged'));
      onClose();
    });
  };
  const checkNew = (password: string) => {
    const { length } = [...password];
    if (length < PASSWORD_MIN) return { new: auth('email.passwordShort', { min: PASSWORD_MIN }) };
    return length > PASSWORD_MAX ? { new: auth('email.passwordLong', { max: PASSWORD_MAX }) } : {};
  };
  return (
    <ChangeDialog
      title={t(security.has_password ? 'security.changePassword' : 'security.setPassword')}
      description={t('security.othersSignedOut')}
      form={form}
      submit={t('security.savePassword')}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofField proof={proof} form={form} />
      <NewPasswordField
        label={auth('email.newPassword')}
        value={next}
        error={form.errors.new}
        email={security.email}
        onChange={(value) => {
          form.clear('new');
          setNext(value);
        }}
      />
    </ChangeDialog>
  );
}
