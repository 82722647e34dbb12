import { signOut } from '@myfiction/shared/host.ts';
import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useProfileText } from '../i18n/use-profile-text.ts';
import { AvatarPicker } from '../profile/avatar-picker.tsx';
import { PenNameField } from '../profile/pen-name-field.tsx';
import { TitlePage } from '../profile/title-page.tsx';
import { useProfileForm } from '../profile/use-profile-form.ts';
import styles from './pen-name-dialog.module.css';

/** Cannot be left without a valid pen name, except by signing out. The shell shows it while the pen name is Guest. */
export function PenNameDialog() {
  const t = useProfileText();
  const { form, values, edit, save } = useProfileForm();
  const [leaving, setLeaving] = useState(false);
  // The browser gives the focus to the first control of a dialog, which is the camera.
  useEffect(() => form.ref.current?.querySelector<HTMLElement>('[name="uname"]')?.focus(), [form.ref]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const leave = () => void signOut(() => setLeaving(true));
  return (
    <Dialog
      open
      onClose={() => {}}
      dismissible={false}
      width={500}
      title={t('penName.title')}
      description={t('penName.lead')}
      className={styles.dialog}
      scene={
        <div className={styles.scene}>
          <TitlePage name={values.uname} />
        </div>
      }
    >
      <form ref={form.ref} className={styles.form} noValidate onSubmit={submit}>
        <AvatarPicker look="camera" name={values.uname} value={values.pic} onChange={(pic) => edit({ pic })} />
        <PenNameField value={values.uname} error={form.errors.uname} onChange={(uname) => edit({ uname })} />
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
      <Button className={styles.signOut} variant="ghost" size="sm" loading={leaving} onClick={leave}>
        {t('penName.signOut')}
      </Button>
    </Dialog>
  );
}
