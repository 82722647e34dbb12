import { ABOUT_ME_MAX } from '@myfiction/shared/contract/rules.ts';
import { Field, TextArea } from '@myfiction/shared/ui.ts';
import { useProfileText } from '../i18n/use-profile-text.ts';

interface AboutMeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function AboutMeField({ value, onChange, error }: AboutMeFieldProps) {
  const t = useProfileText();
  return (
    <Field label={t('profile.aboutMe')} help={t('profile.aboutMeHelp')} error={error}>
      <TextArea name="about_me" rows={4} count={ABOUT_ME_MAX} value={value} onChange={onChange} />
    </Field>
  );
}
