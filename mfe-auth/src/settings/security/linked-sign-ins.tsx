import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { formatDate, toast } from '@myfiction/shared/host.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import styles from '../settings-page.module.css';
import { ChangeDialog } from './change-dialog.tsx';
import { ProofField } from './proof-field.tsx';
import { useChangeForm } from './use-change-form.ts';
import { useProof } from './use-proof.ts';
import { useTakeSecurity } from './use-security.ts';

/** The providers that open this account. The last way in has no button. */
export function LinkedSignIns({ security }: { security: AccountSecurity }) {
  const t = useSettingsText();
  const focusKept = useFocusKept<HTMLDivElement>();
  const [removing, setRemoving] = useState<SignInProvider>();
  const isLast = security.links.length === 1 && !security.has_password;
  return (
    <>
      <div {...focusKept}>
        {security.links.map(({ provider, email, last_used_at }) => (
          <div key={provider} className={styles.line}>
            <div>
              <div className={styles.lineTitle}>{t(`security.${provider}`)}</div>
              <div className={styles.lineHelp}>
                {[email, t('security.lastUsed', { at: formatDate(last_used_at, 'relative') })]
                  .filter(Boolean)
                  .join(', ')}
              </div>
            </div>
            {isLast ? (
              <span className={styles.lineHelp}>{t('security.onlyWay')}</span>
            ) : (
              <Button
                size="sm"
                aria-label={t('security.removeLink', { name: t(`security.${provider}`) })}
                onClick={() => setRemoving(provider)}
              >
                {t('security.remove')}
              </Button>
            )}
          </div>
        ))}
      </div>
      {removing && <RemoveDialog provider={removing} security={security} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

interface RemoveDialogProps {
  provider: SignInProvider;
  security: AccountSecurity;
  onClose: () => void;
}

function RemoveDialog({ provider, security, onClose }: RemoveDialogProps) {
  const t = useSettingsText();
  const form = useChangeForm(['password', 'code']);
  const proof = useProof(security);
  const take = useTakeSecurity();
  const name = t(`security.${provider}`);
  const submit = () => {
    const problems = proof.check();
    if (Object.keys(problems).length > 0) return form.fail(problems);
    void form.run(async () => {
      take(await form.change('account/unlink', { provider, proof: proof.proof }));
      toast.success(t('security.removed', { name }));
      onClose();
    });
  };
  return (
    <ChangeDialog
      title={t('security.removeTitle', { name })}
      description={t('security.removeHelp')}
      form={form}
      submit={t('security.remove')}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofField proof={proof} form={form} />
    </ChangeDialog>
  );
}
