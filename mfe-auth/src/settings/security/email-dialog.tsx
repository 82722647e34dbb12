import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { CODE_LENGTH, isEmail } from '@myfiction/shared/contract/rules.ts';
import { ApiError, refreshUser, toast } from '@myfiction/shared/host.ts';
import { CodeInput, Field, TextInput } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { CodeField } from '../../email/code-field.tsx';
import { normalizedEmail } from '../../email/draft.ts';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useAccountCode } from './use-account-code.ts';
import { useChangeForm } from './use-change-form.ts';
import { useTakeSecurity } from './use-security.ts';

/** Gives the account another address: codes go to both, and both are asked for. */
export function EmailDialog({ security, onClose }: { security: AccountSecurity; onClose: () => void }) {
  const t = useSettingsText();
  const auth = useText();
  const form = useChangeForm(['email', 'oldCode', 'newCode']);
  const codes = useAccountCode();
  const take = useTakeSecurity();
  const [address, setAddress] = useState('');
  const [oldCode, setOldCode] = useState('');
  const [newCode, setNewCode] = useState('');
  const email = normalizedEmail(address);
  const hasOld = security.email !== '';
  const sent = codes.sentTo === email && email !== '';
  const sendCodes = () =>
    void form.run(() =>
      codes.send(...(hasOld ? [{ purpose: 'old-email' as const }] : []), { purpose: 'new-email', email }),
    );
  const submit = () => {
    if (!isEmail(email)) return form.fail({ email: auth('email.addressInvalid') });
    if (email === security.email) return form.fail({ email: t('security.sameEmail') });
    if (!sent) return sendCodes();
    const missing = t('security.codeMissing', { length: CODE_LENGTH });
    const problems = {
      ...(hasOld && oldCode.length < CODE_LENGTH && { oldCode: missing }),
      ...(newCode.length < CODE_LENGTH && { newCode: missing }),
    };
    if (Object.keys(problems).length > 0) return form.fail(problems);
    void form.run(save);
  };
  const save = async () => {
    try {
      take(await form.change('account/changeEmail', { old_code: hasOld ? oldCode : '', email, new_code: newCode }));
    } catch (error) {
      const field = fieldOf(error);
      if (!field || !(error instanceof ApiError)) throw error;
      return form.fail({ [field]: error.message });
    }
    void refreshUser();
    toast.success(t('security.emailChanged', { email }));
    onClose();
  };
  const edit = (field: 'email' | 'oldCode' | 'newCode', set: (value: string) => void) => (value: string) => {
    form.clear(field);
    set(value);
  };
  return (
    <ChangeDialog
      title={t(hasOld ? 'security.changeEmail' : 'security.addEmail')}
      description={t(hasOld ? 'security.changeEmailHelp' : 'security.addEmailHelp')}
      form={form}
      submit={sent ? t('security.saveEmail') : t('security.sendCodes')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('security.newEmail')} error={form.errors.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          value={address}
          onChange={edit('email', setAddress)}
        />
      </Field>
      {sent && hasOld && (
        <Field label={t('security.codeFrom', { email: security.email })} error={form.errors.oldCode}>
          <CodeInput name="old-code" length={CODE_LENGTH} value={oldCode} onChange={edit('oldCode', setOldCode)} />
        </Field>
      )}
      {sent && (
        <CodeField
          label={t('security.codeFrom', { email })}
          value={newCode}
          error={form.errors.newCode}
          secondsLeft={codes.secondsLeft}
          onChange={edit('newCode', setNewCode)}
          onComplete={() => undefined}
          onSendAgain={sendCodes}
        />
      )}
    </ChangeDialog>
  );
}

/** Which of the two codes the server did not take. */
function fieldOf(error: unknown): 'oldCode' | 'newCode' | undefined {
  if (!(error instanceof ApiError) || (error.errorName !== 'wrongCode' && error.errorName !== 'codeExpired')) {
    return undefined;
  }
  const { data } = error;
  return typeof data === 'object' && data !== null && 'which' in data && data.which === 'old' ? 'oldCode' : 'newCode';
}
