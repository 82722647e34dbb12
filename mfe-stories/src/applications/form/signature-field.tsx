import { SIGNATURE_MAX } from '@myfiction/shared/contract/application-options.ts';
import styles from '../contract/steps/steps.module.css';
import { useFormText } from '../i18n/use-form-text.ts';
import { TextField } from './fields/text-field.tsx';

export interface SignatureFieldProps {
  path: 'signature' | 'guardian_signature';
  /** Legal name that has to be typed; empty while it is not known. */
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A name typed as a signature, and how it will look on the document. */
export function SignatureField({ path, name, value, onChange }: SignatureFieldProps) {
  const t = useFormText();
  const isOwn = path === 'signature';
  const help = isOwn ? t('sign.signature.help', { name }) : t('sign.guardian.help', { name });
  return (
    <div>
      <TextField
        path={path}
        label={t(isOwn ? 'sign.signature' : 'sign.guardian')}
        help={name === '' ? t('sign.signature.noName') : help}
        autoComplete="off"
        spellCheck={false}
        maxLength={SIGNATURE_MAX}
        value={value}
        onChange={onChange}
      />
      {value.trim() !== '' && (
        <div aria-hidden="true">
          <p className={styles.signatureLabel}>{t('sign.preview')}</p>
          <p className={styles.signature}>{value}</p>
        </div>
      )}
    </div>
  );
}
