import { DELETION_DAYS } from '@myfiction/shared/contract/account-options.ts';
import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { ChangeDialog } from '../security/change-dialog.tsx';
import { ProofField } from '../security/proof-field.tsx';
import { useChangeForm } from '../security/use-change-form.ts';
import { useProof } from '../security/use-proof.ts';
import { useTakeSecurity } from '../security/use-security.ts';

export function DeleteDialog({ security, onClose }: { security: AccountSecurity; onClose: () => void }) {
  const t = useSettingsText();
  const form = useChangeForm(['password', 'code']);
  const proof = useProof(security);
  const take = useTakeSecurity();
  const submit = () => {
    const problems = proof.check();
    if (Object.keys(problems).length > 0) return form.fail(problems);
    void form.run(async () => {
      take(await form.change('account/requestDeletion', { proof: proof.proof }));
      onClose();
    });
  };
  return (
    <ChangeDialog
      title={t('data.deleteTitle')}
      description={t('data.deleteText', { days: DELETION_DAYS })}
      form={form}
      submit={t('data.deleteAccount')}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofField proof={proof} form={form} />
    </ChangeDialog>
  );
}
