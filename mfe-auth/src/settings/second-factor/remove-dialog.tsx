import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { toast } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { ChangeDialog } from '../security/change-dialog.tsx';
import { ProofField } from '../security/proof-field.tsx';
import { useChangeForm } from '../security/use-change-form.ts';
import { useProof } from '../security/use-proof.ts';
import { useTakeSecurity } from '../security/use-security.ts';
import { AnyCodeField } from './any-code-field.tsx';
import { failOnFactor } from './fail-factor.ts';

interface RemoveDialogProps {
  security: AccountSecurity;
  onClose: () => void;
}

/** Takes the app away: the account's proof and a code, so that an open browser is not enough. */
export default function RemoveDialog({ security, onClose }: RemoveDialogProps) {
  const t = useSettingsText();
  const form = useChangeForm(['password', 'code', 'factor']);
  const proof = useProof(security);
  const take = useTakeSecurity();
  const [code, setCode] = useState('');
  const submit = () => {
    const factor = code.trim().length < 6 ? { factor: t('security.appAnyMissing') } : {};
    const problems = { ...proof.check(), ...factor };
    if (Object.keys(problems).length > 0) return form.fail(problems);
    const remove = async () => {
      take(await form.change('account/removeSecondFactor', { proof: proof.proof, code }));
      toast.success(t('security.appRemoved'));
      onClose();
    };
    void form.run(() => (security.has_password ? failOnFactor(form, remove) : remove()));
  };
  return (
    <ChangeDialog
      title={t('security.appRemoveTitle')}
      description={t('security.appRemoveText')}
      form={form}
      submit={t('security.appRemove')}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofField proof={proof} form={form} />
      <AnyCodeField form={form} value={code} onChange={setCode} />
    </ChangeDialog>
  );
}
