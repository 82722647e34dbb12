import { PEN_NAME_MAX } from '@myfiction/shared/contract/rules.ts';
import { Field, TextInput } from '@myfiction/shared/ui.ts';
import { useProfileText } from '../i18n/use-profile-text.ts';

interface PenNameFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function PenNameField({ value, onChange, error }: PenNameFieldProps) {
  const t = useProfileText();
  return (
    <Field label={t('profile.penName')} error={error}>
      <TextInput
        name="uname"
        autoComplete="nickname"
        spellCheck={false}
        count={PEN_NAME_MAX}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
