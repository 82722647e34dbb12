import { useTranslation } from '@myfiction/shared/host.ts';
import type { ReactNode } from 'react';
import { contractRows } from '../contract/contract-rows.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import { usePayText } from '../i18n/use-pay-text.ts';
import { useSignatureText } from '../i18n/use-signature-text.ts';
import { useTermsText } from '../i18n/use-terms-text.ts';
import { payToReadRows } from '../pay-to-read/pay-to-read-rows.ts';
import { fieldLabel } from './field-label.ts';

export interface FieldNamesProps {
  kind: 'contract' | 'pay-to-read';
  children: (nameOf: (field: string) => string) => ReactNode;
}

/** Knows the names of a form's fields where the form itself is not shown. */
export function FieldNames({ kind, children }: FieldNamesProps) {
  const t = useFormText();
  const ts = useSignatureText();
  const pay = usePayText();
  const terms = useTermsText();
  const { language } = useTranslation();
  const rows = kind === 'contract' ? contractRows({ t, terms, language }) : payToReadRows(pay, t);
  return children((field) => fieldLabel(field, rows, { t, ts }));
}
