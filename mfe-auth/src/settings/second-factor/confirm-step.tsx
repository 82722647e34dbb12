import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { CODE_LENGTH } from '@myfiction/shared/contract/rules.ts';
import { CodeInput, Field } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { ChangeDialog } from '../security/change-dialog.tsx';
import { useChangeForm } from '../security/use-change-form.ts';
import { QrCode } from './qr-code.tsx';
import styles from './second-factor.module.css';

interface ConfirmStepProps {
  /** Base32. */
  secret: string;
  /** `otpauth:` address. */
  uri: string;
  onDone: (answer: ApiOutput<'account/confirmSecondFactor'>) => void;
  onClose: () => void;
}

/** The secret goes into the app, and its first code proves that it is there. */
export function ConfirmStep({ secret, uri, onDone, onClose }: ConfirmStepProps) {
  const t = useSettingsText();
  const form = useChangeForm(['code']);
  const [code, setCode] = useState('');
  const send = (value: string) => {
    if (value.length < CODE_LENGTH) return form.fail({ code: t('security.appCodeMissing') });
    void form.run(async () => onDone(await form.change('account/confirmSecondFactor', { code: value })));
  };
  const change = (value: string) => {
    form.clear('code');
    setCode(value);
  };
  return (
    <ChangeDialog
      title={t('security.appTitle')}
      description={t('security.appScan')}
      form={form}
      submit={t('security.appOnNow')}
      onSubmit={() => send(code)}
      onClose={onClose}
    >
      <div className={styles.key}>
        <QrCode text={uri} label={t('security.appQr')} />
        <div className={styles.byHand}>
          <a className={styles.open} href={uri}>
            {t('security.appOpen')}
          </a>
          <p>{t('security.appByHand')}</p>
          <code className={styles.secret}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
        </div>
      </div>
      <Field label={t('security.appCode')} error={form.errors.code}>
        <CodeInput name="code" length={CODE_LENGTH} value={code} onChange={change} onComplete={send} />
      </Field>
    </ChangeDialog>
  );
}
