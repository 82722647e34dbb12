import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { toast } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { ChangeDialog } from '../security/change-dialog.tsx';
import { ProofField } from '../security/proof-field.tsx';
import { useChangeForm } from '../security/use-change-form.ts';
import { useProof } from '../security/use-proof.ts';
import { useTakeSecurity } from '../security/use-security.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SetUpDialogProps {
  security: AccountSecurity;
  onClose: () => void;
}

/** Proof, then the QR code and the first code of the app, then the recovery codes. */
export default function SetUpDialog({ security, onClose }: SetUpDialogProps) {
  const t = useSettingsText();
  const take = useTakeSecurity();
  const [key, setKey] = useState<ApiOutput<'account/startSecondFactor'>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = (answer: ApiOutput<'account/confirmSecondFactor'>) => {
    setCodes(answer.recovery_codes);
    take(answer.security);
    toast.success(t('security.appIsOn'));
  };
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (key) return <ConfirmStep secret={key.secret} uri={key.uri} onDone={finish} onClose={onClose} />;
  return <ProofStep security={security} onDone={setKey} onClose={onClose} />;
}

interface ProofStepProps extends SetUpDialogProps {
  onDone: (key: ApiOutput<'account/startSecondFactor'>) => void;
}

function ProofStep({ security, onDone, onClose }: ProofStepProps) {
  const t = useSettingsText();
  const form = useChangeForm(['password', 'code']);
  const proof = useProof(security);
  const submit = () => {
    const problems = proof.check();
    if (Object.keys(problems).length > 0) return form.fail(problems);
    void form.run(async () => onDone(await form.change('account/startSecondFactor', { proof: proof.proof })));
  };
  return (
    <ChangeDialog
      title={t('security.appTitle')}
      description={t('security.appProve')}
      form={form}
      submit={t('security.appNext')}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofField proof={proof} form={form} />
    </ChangeDialog>
  );
}
