import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { CODE_LENGTH } from '@myfiction/shared/contract/rules.ts';
import { ApiError, toast } from '@myfiction/shared/host.ts';
import { useErrorFocus } from '@myfiction/shared/screen/form/use-error-focus.ts';
import { CodeInput, Field, FormDialog, PasswordInput } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { usePaymentText } from './i18n/use-payment-text.ts';
import styles from './payment.module.css';
import { SENT_TEXTS, useSentCode } from './use-sent-code.ts';

export interface Proof {
  password: string;
  code: string;
}

export interface ProofDialogProps {
  info: Pick<PaymentInfo, 'email' | 'has_password'>;
  /** What is taken away by it: asked for, explained, and the name of the button. */
  removal?: Readonly<Record<'title' | 'text' | 'label', string>>;
  /** Saves: what it rejects with is told here, and the proof stays for another try. */
  onProved: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** What moves money is confirmed twice: by the password and by a code at the author's address. */
export function ProofDialog({ info, removal, onProved, onClose }: ProofDialogProps) {
  const t = usePaymentText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<{ password?: string; code?: string; other?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const sent = useSentCode(() => toast.success(t('proof.text', { email: info.email })));
  const focus = useErrorFocus();
  const fail = (found: typeof errors) => {
    setErrors(found);
    focus.fail();
  };
  const submit = async (given: string) => {
    if (info.has_password && password === '') return fail({ password: t('proof.passwordMissing') });
    if (given.length < CODE_LENGTH) return fail({ code: t('proof.codeMissing') });
    setBusy(true);
    setErrors({});
    try {
      await onProved({ password, code: given });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { field, message, isToasted } = error;
      if (field === 'password' || field === 'code') fail({ [field]: message });
      else if (!isToasted) setErrors({ other: message });
    } finally {
      setBusy(false);
    }
  };
  const sentText = t(SENT_TEXTS[sent.state], { email: info.email });
  return (
    <FormDialog
      title={removal?.title ?? t('proof.title')}
      text={removal ? `${removal.text} ${sentText}` : sentText}
      width={460}
      formRef={focus.ref}
      confirmLabel={removal?.label ?? t('proof.save')}
      danger={removal !== undefined}
      loading={isBusy}
      error={errors.other}
      onSubmit={() => void submit(code)}
      onClose={onClose}
    >
      {info.has_password && (
        <Field label={t('proof.password')} error={errors.password}>
          <PasswordInput name="password" autoComplete="current-password" value={password} onChange={setPassword} />
        </Field>
      )}
      <Field
        label={t('proof.code')}
        help={t('proof.codeHelp')}
        error={errors.code ?? sent.problem}
        extra={
          <button type="button" className={styles.link} aria-disabled={sent.state === 'sending'} onClick={sent.again}>
            {t('proof.again')}
          </button>
        }
      >
        <CodeInput name="code" length={CODE_LENGTH} value={code} onChange={setCode} />
      </Field>
    </FormDialog>
  );
}
