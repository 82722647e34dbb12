import { PAYOUT_KINDS, type PayoutKind } from '@myfiction/shared/contract/billing.ts';
import type { PaymentInfo, PayoutForm } from '@myfiction/shared/contract/calls/payment.ts';
import { PAYOUT_LOCK_DAYS } from '@myfiction/shared/contract/payment-options.ts';
import { ApiError, formatDate, toast } from '@myfiction/shared/host.ts';
import { findPayoutProblems } from '@myfiction/shared/payout/find-payout-problems.ts';
import { FormToolsContext } from '@myfiction/shared/screen/form/form-tools.ts';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { useCallAgain } from '@myfiction/shared/screen/use-call-again.ts';
import { useLeaveQuestion } from '@myfiction/shared/screen/use-leave-question.tsx';
import { NOT_STORED, useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, RadioCard } from '@myfiction/shared/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import { LateProof } from '../late-proof.tsx';
import styles from '../payment.module.css';
import type { Proof } from '../proof-dialog.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { useFirstField } from '../use-first-field.ts';
import { useTakePayment } from '../use-payment.ts';
import { BankFields } from './bank-fields.tsx';
import { emptyPayout } from './empty-payout.ts';

interface PayoutEditorProps {
  info: PaymentInfo;
  onDone: () => void;
}

const KINDS: readonly PayoutKind[] = ['paypal', ...PAYOUT_KINDS.filter((kind) => kind !== 'paypal')];

export function PayoutEditor({ info, onDone }: PayoutEditorProps) {
  const t = usePaymentText();
  const name = useId();
  const take = useTakePayment();
  const call = useCallAgain();
  const formRef = useFirstField(info.payout !== null);
  const [kind, setKind] = useStateOverSignIn<PayoutKind>('payout kind', info.payout?.kind ?? 'paypal');
  const [untouched] = useState(() => new Map(KINDS.map((each) => [each, emptyPayout(each, info)])));
  // Each kind keeps what was typed while another one is looked at.
  const [forms, setForms] = useStateOverSignIn('payout forms', untouched, NOT_STORED);
  const [leaveQuestion, askToLeave] = useLeaveQuestion(JSON.stringify([...forms]) !== JSON.stringify([...untouched]));
  const [isProving, setProving] = useState(false);
  const form = forms.get(kind) ?? emptyPayout(kind, info);
  const checks = useCheckedForm(form, findPayoutProblems(form));
  // The holder is one person, whichever kind is chosen.
  const change = (next: PayoutForm) =>
    setForms(
      (all) =>
        new Map([...all].map(([each, form]) => [each, each === next.kind ? next : { ...form, holder: next.holder }])),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checks.check()) setProving(true);
  };
  const save = async (proof: Proof) => {
    try {
      const saved = await call('payment/savePayout', { form, ...proof }, { inPlace: 'all' });
      take(saved);
      const day = formatDate(saved.payout?.locked_until ?? new Date().toISOString(), 'date');
      toast.success(t('payout.saved', { day }));
      setProving(false);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorName !== 'holderMismatch') throw error;
      setProving(false);
      checks.refuse('holder', error);
    }
  };
  const holderHelp = info.contract_name
    ? t('payout.holderContract', { name: info.contract_name })
    : t('payout.holderHelp');
  return (
    <>
      <FormToolsContext value={checks.tools}>
        <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
          <div className={styles.kinds} role="radiogroup" aria-label={t('payout.kind')}>
            {KINDS.map((each) => (
              <RadioCard
                key={each}
                name={name}
                value={each}
                checked={each === kind}
                onChange={() => setKind(each)}
                title={t(`payout.${each}`)}
              />
            ))}
          </div>
          <TextField
            path="holder"
            label={t('payout.holder')}
            help={holderHelp}
            autoComplete="name"
            value={form.holder}
            onChange={(holder) => change({ ...form, holder })}
          />
          {form.kind === 'bank' ? (
            <BankFields form={form} onChange={change} />
          ) : (
            <TextField
              path="email"
              label={t(form.kind === 'paypal' ? 'payout.paypalEmail' : 'payout.payoneerEmail')}
              type="email"
              inputMode="email"
              autoComplete="email"
              value={form.email}
              onChange={(email) => change({ ...form, email })}
            />
          )}
          <p className={styles.quiet}>{t('payout.lockNote', { days: PAYOUT_LOCK_DAYS })}</p>
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" disabled={info.email === ''}>
              {t('payout.save')}
            </Button>
            {info.payout && (
              <Button variant="ghost" onClick={() => askToLeave(onDone)}>
                {t('cancel')}
              </Button>
            )}
          </div>
        </form>
      </FormToolsContext>
      {leaveQuestion}
      <LateProof isOpen={isProving} info={info} onProved={save} onClose={() => setProving(false)} />
    </>
  );
}
