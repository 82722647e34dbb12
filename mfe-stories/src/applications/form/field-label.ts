import { contractFieldNames } from '@myfiction/shared/contract/field-names/en.ts';
import { platformNumber } from '@myfiction/shared/contract/field-names/platform-number.ts';
import type { FormText } from '../i18n/use-form-text.ts';
import type { SignatureText } from '../i18n/use-signature-text.ts';
import { rowAt } from './form-rows.ts';

/** What a field is called in its form. */
export function fieldLabel(
  path: string,
  rows: readonly { path: string; label: string }[],
  { t, ts }: { t: FormText; ts: SignatureText },
): string {
  const number = platformNumber(path);
  if (number !== undefined) return t('platform', { number });
  if (isContractField(path)) return t(path);
  return rowAt(rows, path)?.label ?? otherLabel(path, t, ts);
}

const isContractField = (path: string): path is keyof typeof contractFieldNames => path in contractFieldNames;

function otherLabel(path: string, t: FormText, ts: SignatureText): string {
  if (path === 'guardian_signature') return ts('guardian');
  return path === 'signature' ? ts('own') : t('step.story');
}
