import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { ChangeDialog } from '../security/change-dialog.tsx';
import { useChangeForm } from '../security/use-change-form.ts';
import { AnyCodeField } from './any-code-field.tsx';
import { failOnFactor } from './fail-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Ends the old recovery codes and shows new ones. */
export default function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsText();
  const form = useChangeForm(['factor']);
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const submit = () => {
    if (code.trim().length < 6) return form.fail({ factor: t('security.appAnyMissing') });
    void form.run(() =>
      failOnFactor(form, async () =>
        setCodes((await form.change('account/renewRecoveryCodes', { code })).recovery_codes),
      ),
    );
  };
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <ChangeDialog
      title={t('security.recoveryNew')}
      description={t('security.recoveryNewText')}
      form={form}
      submit={t('security.recoveryMake')}
      onSubmit={submit}
      onClose={onClose}
    >
      <AnyCodeField form={form} value={code} onChange={setCode} />
    </ChangeDialog>
  );
}
