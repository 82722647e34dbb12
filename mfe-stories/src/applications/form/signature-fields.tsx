import { SIGNATURE_MAX } from '@myfiction/shared/contract/application-options.ts';
import { legalName } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { useSignatureText } from '../i18n/use-signature-text.ts';
import styles from './signature-fields.module.css';
import { guardianOf, type Signatures } from './signature-problems.ts';

export interface SignatureFieldsProps {
  person: ApplicationPerson;
  /** ISO date: whose guardian signs too is a matter of the age on that day. */
  today: string;
  value: Signatures;
  onChange: (value: Signatures) => void;
}

/** The author's name typed as a signature, and that of a guardian where one has to sign. */
export function SignatureFields({ person, today, value, onChange }: SignatureFieldsProps) {
  const t = useSignatureText();
  const name = legalName(person);
  const guardian = guardianOf(person, today);
  return (
    <>
      <TypedName
        path="signature"
        label={t('own')}
        help={name === '' ? t('own.noName') : t('own.help', { name })}
        value={value.signature}
        onChange={(signature) => onChange({ ...value, signature })}
      />
      {guardian && (
        <TypedName
          path="guardian_signature"
          label={t('guardian')}
          help={t('guardian.help', { name: legalName(guardian) })}
          value={value.guardian_signature}
          onChange={(guardian_signature) => onChange({ ...value, guardian_signature })}
        />
      )}
    </>
  );
}

interface TypedNameProps {
  path: keyof Signatures;
  label: string;
  help: string;
  value: string;
  onChange: (value: string) => void;
}

/** A typed name, and how it will look on the document. */
function TypedName({ value, ...field }: TypedNameProps) {
  const t = useSignatureText();
  return (
    <div>
      <TextField {...field} value={value} autoComplete="off" spellCheck={false} maxLength={SIGNATURE_MAX} />
      {value.trim() !== '' && (
        <div aria-hidden="true">
          <p className={styles.label}>{t('preview')}</p>
          <p className={styles.name}>{value}</p>
        </div>
      )}
    </div>
  );
}
