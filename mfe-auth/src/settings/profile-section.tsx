import { useLeaveQuestion } from '@myfiction/shared/screen/use-leave-question.tsx';
import { Button } from '@myfiction/shared/ui.ts';
import type { FormEvent } from 'react';
import { useSettingsText } from '../i18n/use-settings-text.ts';
import { AboutMeField } from '../profile/about-me-field.tsx';
import { AvatarPicker } from '../profile/avatar-picker.tsx';
import { PenNameField } from '../profile/pen-name-field.tsx';
import { useProfileForm } from '../profile/use-profile-form.ts';
import { Section } from './section.tsx';
import styles from './settings-page.module.css';

export function ProfileSection() {
  const t = useSettingsText();
  const { form, values, unsaved, edit, save } = useProfileForm();
  const [leaveQuestion] = useLeaveQuestion(unsaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Section name="profile">
      <form ref={form.ref} className={styles.form} noValidate onSubmit={submit}>
        <AvatarPicker look="button" name={values.uname} value={values.pic} onChange={(pic) => edit({ pic })} />
        <PenNameField value={values.uname} error={form.errors.uname} onChange={(uname) => edit({ uname })} />
        <AboutMeField
          value={values.about_me}
          error={form.errors.about_me}
          onChange={(about_me) => edit({ about_me })}
        />
        <Button type="submit" variant="primary" loading={form.pending} loadingLabel={t('settings.saving')}>
          {t('settings.save')}
        </Button>
      </form>
      {leaveQuestion}
    </Section>
  );
}
