import type { FormText } from '../i18n/use-form-text.ts';
import type { SignatureText } from '../i18n/use-signature-text.ts';
import { rowAt } from './form-rows.ts';

/** What a field is called in its form. */
export function fieldLabel(
  path: string,
  rows: readonly { path: string; label: string }[],
  { t, ts }: { t: FormText; ts: SignatureText },
): string {
  return partLabel(path, t) ?? rowAt(rows, path)?.label ?? otherLabel(path, t, ts);
}

/** Parts of an answer, whose row has one name for all of them. */
const PARTS = [
  'person.address.line1',
  'person.address.line2',
  'person.address.city',
  'person.address.country',
  'person.guardian.first_name',
  'person.guardian.last_name',
  'person.guardian.email',
  'person.guardian.phone',
  'declarations.own_work',
  'declarations.true_data',
  'declarations.terms_read',
] as const;

function partLabel(path: string, t: FormText): string | undefined {
  const part = PARTS.find((each) => each === path);
  if (part) return t(part);
  if (path === 'person.address.region') return t('address.region');
  if (path === 'person.address.postal_code') return t('address.postal');
  const [, number] = /^work\.other_platforms\.(\d+)\./.exec(path) ?? [];
  return number === undefined ? undefined : t('platform.name', { number: Number(number) + 1 });
}

function otherLabel(path: string, t: FormText, ts: SignatureText): string {
  if (path.startsWith('id_images')) return t(path === 'id_images.back' ? 'image.back' : 'image.front');
  if (path === 'guardian_signature') return ts('guardian');
  if (path === 'signature') return ts('own');
  return t(path === 'person' ? 'step.person' : 'step.story');
}
