import { paths } from '@myfiction/shared/contract/paths.ts';
import { signOut, useTranslation, useUser } from '@myfiction/shared/host.ts';
import { Avatar, Menu, rem, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { CircleUserRound, LogOut, Wallet } from 'lucide-react';
import styles from './account.module.css';

/** The avatar's menu on wide screens (specification, point 2). */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const user = useUser();
  return (
    <Menu
      align="end"
      items={[
        {
          key: 'profile',
          label: t('account.profile'),
          icon: <CircleUserRound size={rem(18)} />,
          to: paths.settings(),
        },
        { key: 'payment', label: t('account.payment'), icon: <Wallet size={rem(18)} />, to: paths.paymentInfo() },
        'divider',
        {
          key: 'signOut',
          label: t('account.signOut'),
          icon: <LogOut size={rem(18)} />,
          onSelect: () => void signOut(),
        },
      ]}
      trigger={(props) => (
        <button type="button" {...props} className={styles.trigger}>
          <Avatar name={user?.uname ?? ''} src={user?.pic} size={36} />
          <VisuallyHidden>{t('account.menu')}</VisuallyHidden>
        </button>
      )}
    />
  );
}
