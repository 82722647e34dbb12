import type { PaymentInfo, TaxForm } from '@myfiction/shared/contract/calls/payment.ts';
import { toast } from '@myfiction/shared/host.ts';
import { findTaxProblems } from '@myfiction/shared/payout/find-tax-problems.ts';
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
import { firstTax, withoutTin, withoutTins } from './empty-tax.ts';
import { W8benFields } from './w8ben-fields.tsx';
import { W9Fields } from './w9-fields.tsx';

interface TaxEditorProps {
  info: PaymentInfo;
  onDone: () => void;
}

/** The interview: one question decides the form, then its lines, then the signature. */
export function TaxEditor({ info, onDone }: TaxEditorProps) {
  const t = usePaymentText();
  const name = useId();
  const take = useTakePayment();
  const call = useCallAgain();
  const formRef = useFirstField(true);
  const [kind, setKind] = useStateOverSignIn('tax kind', info.tax.form?.kind);
  const [untouched] = useState(() => ({ ...firstTax(info), signature: '' }));
  // Both keep what was typed: an author who has answered wrongly changes the answer only.
  const [w9, setW9] = useStateOverSignIn('w-9', untouched.w9, withoutTin);
  const [w8ben, setW8ben] = useStateOverSignIn('w-8ben', untouched.w8ben, withoutTins);
  const [signature, setSignature] = useStateOverSignIn('tax signature', untouched.signature, NOT_STORED);
  const [leaveQuestion, askToLeave] = useLeaveQuestion(
    JSON.stringify({ w9, w8ben, signature }) !== JSON.stringify(untouched),
  );
  const [isProving, setProving] = useState(false);
  const form: TaxForm = kind === 'w-9' ? w9 : w8ben;
  const today = new Date().toISOString().slice(0, 10);
  const checks = useCheckedForm(form, findTaxProblems(form, { today, signature }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind && checks.check()) setProving(true);
  };
  const save = async (proof: Proof) => {
    take(await call('payment/submitTax', { form, signature, ...proof }, { inPlace: 'all' }));
    toast.success(t('tax.saved'));
    setProving(false);
    onDone();
  };
  return (
    <>
      <FormToolsContext value={checks.tools}>
        <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
          <fieldset className={styles.question}>
            <legend>{t('tax.question')}</legend>
            <p className={styles.quiet}>{t('tax.questionHelp')}</p>
            <div className={styles.answers}>
              <RadioCard
                name={name}
                value="w-9"
                checked={kind === 'w-9'}
                onChange={() => setKind('w-9')}
                title={t('tax.yes')}
                description={t('tax.yesText')}
              />
              <RadioCard
                name={name}
                value="w-8ben"
                checked={kind === 'w-8ben'}
                onChange={() => setKind('w-8ben')}
                title={t('tax.no')}
                description={t('tax.noText')}
              />
            </div>
          </fieldset>
          {kind && kind === info.tax.form?.entered?.kind && <p className={styles.quiet}>{t('tax.entered')}</p>}
          {kind === 'w-9' && (
            <W9Fields form={w9} onChange={(change) => setW9((before) => ({ ...before, ...change }))} />
          )}
          {kind === 'w-8ben' && (
            <W8benFields form={w8ben} onChange={(change) => setW8ben((before) => ({ ...before, ...change }))} />
          )}
          {kind && (
            <TextField
              path="signature"
              label={t('sign.label')}
              help={t('sign.help')}
              autoComplete="off"
              value={signature}
              onChange={setSignature}
            />
          )}
          <div className={styles.buttons}>
            {kind && (
              <Button type="submit" variant="primary" disabled={info.email === ''}>
                {t('tax.save')}
              </Button>
            )}
            <Button variant="ghost" onClick={() => askToLeave(onDone)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </FormToolsContext>
      {leaveQuestion}
      <LateProof isOpen={isProving} info={info} onProved={save} onClose={() => setProving(false)} />
    </>
  );
}
