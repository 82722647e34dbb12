import { useTranslation, useUser } from '@myfiction/shared/host.ts';
import { Avatar, Drawer, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import styles from './account.module.css';
import { DrawerContent } from './drawer-content.tsx';

/** The avatar's menu on a phone: a drawer from below with everything the bottom bar has no room for. */
export function AccountDrawer() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Avatar name={user?.uname ?? ''} src={user?.pic} size={36} />
        <VisuallyHidden>{t('account.menu')}</VisuallyHidden>
      </button>
      <Drawer open={open} onClose={close} title={t('account.menu')} side="bottom">
        <DrawerContent onDone={close} />
      </Drawer>
    </>
  );
}
