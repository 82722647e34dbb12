import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { toast, useTranslation } from '@myfiction/shared/host.ts';
import { Alert } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import type { ProviderProof } from '../../api/sign-in-with-provider.ts';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { askFirebase } from '../../providers/ask-firebase.ts';
import { leaveProvider } from '../../providers/leave-provider.ts';
import { isFirebaseProvider } from '../../providers/provider.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ProofField } from './proof-field.tsx';
import { useChangeForm } from './use-change-form.ts';
import { useProof } from './use-proof.ts';
import { useTakeSecurity } from './use-security.ts';

interface LinkDialogProps {
  provider: SignInProvider;
  security: AccountSecurity;
  /** What Apple has answered; the others are asked when the author submits. */
  answer?: ProviderProof | undefined;
  onClose: () => void;
}

/** Both are proved now: the account by the author's proof, the provider's person by a fresh sign-in there. */
export function LinkDialog({ provider, security, answer, onClose }: LinkDialogProps) {
  const t = useSettingsText();
  const { language } = useTranslation();
  const form = useChangeForm(['password', 'code']);
  const proof = useProof(security);
  const take = useTakeSecurity();
  const [isBlocked, setBlocked] = useState(false);
  const name = t(`security.${provider}`);
  const link = async ({ token, state, nonce }: ProviderProof) => {
    const apple = { ...(state && { state }), ...(nonce && { nonce }) };
    take(await form.change('account/link', { provider, token, proof: proof.proof, ...apple }));
    void leaveProvider();
    toast.success(t('security.linked', { name }));
    onClose();
  };
  const submit = () => {
    const problems = proof.check();
    if (Object.keys(problems).length > 0) return form.fail(problems);
    setBlocked(false);
    // Within the click: the provider's window opens only then.
    const asked = isFirebaseProvider(provider) ? askFirebase(provider, language) : Promise.resolve(answer);
    void form.run(async () => {
      const outcome = await asked;
      if (outcome === 'blocked') setBlocked(true);
      else if (outcome) await link(outcome);
    });
  };
  return (
    <ChangeDialog
      title={t('security.linkTitle', { name })}
      description={t('security.linkHelp', { name })}
      form={form}
      submit={t('security.linkGo', { name })}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofField proof={proof} form={form} />
      {isBlocked && <Alert tone="amber" title={t('security.linkBlocked')} />}
    </ChangeDialog>
  );
}
