import { afterSignInPath, useNavigate, usePageTitle } from '@myfiction/shared/host.ts';
import { useLeaveQuestion } from '@myfiction/shared/screen/use-leave-question.tsx';
import { usePresent } from '@myfiction/shared/screen/use-present.ts';
import { Button, Logo } from '@myfiction/shared/ui.ts';
import type { FormEvent } from 'react';
import { useProfileText } from '../i18n/use-profile-text.ts';
import { AboutMeField } from './about-me-field.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import { PenNameField } from './pen-name-field.tsx';
import styles from './self-info-page.module.css';
import { TitlePage } from './title-page.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** A new author's first page: pen name, picture, about me; then on to where the author was going. */
export function SelfInfoPage() {
  const t = useProfileText();
  const present = usePresent(useNavigate());
  const { form, values, unsaved, edit, save } = useProfileForm();
  const [leaveQuestion] = useLeaveQuestion(unsaved);
  usePageTitle(t('selfInfo.title'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save()) present.current?.(afterSignInPath(false), { replace: true });
  };
  return (
    <div className={styles.window}>
      <div className={styles.page}>
        <header className={styles.bar}>
          <Logo />
        </header>
        <main className={styles.main}>
          <div className={styles.box}>
            <h1 className={styles.title}>{t('selfInfo.title')}</h1>
            <p className={styles.lead}>{t('selfInfo.lead')}</p>
            <form ref={form.ref} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
              <AvatarPicker look="camera" name={values.uname} value={values.pic} onChange={(pic) => edit({ pic })} />
              <PenNameField value={values.uname} error={form.errors.uname} onChange={(uname) => edit({ uname })} />
              <AboutMeField
                value={values.about_me}
                error={form.errors.about_me}
                onChange={(about_me) => edit({ about_me })}
              />
              <Button
                type="submit"
                variant="primary"
                size="lg"
                block
                loading={form.pending}
                loadingLabel={t('penName.starting')}
              >
                {t('penName.start')}
              </Button>
            </form>
            {leaveQuestion}
          </div>
        </main>
        <div className={styles.scene}>
          <TitlePage name={values.uname} />
        </div>
      </div>
    </div>
  );
}
