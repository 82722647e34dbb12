import { paths } from '@myfiction/shared/contract/paths.ts';
import { signOut, useTranslation, useUser } from '@myfiction/shared/host.ts';
import { useFeedbackAddress } from '@myfiction/shared/screen/use-feedback-address.ts';
import { Avatar } from '@myfiction/shared/ui.ts';
import { CircleQuestionMark, CircleUserRound, LogOut, MessageSquareText, Settings, Wallet } from 'lucide-react';
import { LEGAL_DOCUMENTS } from '../navigation/legal-documents.ts';
import styles from './account-drawer.module.css';
import { AppearanceChoices } from './appearance-choices.tsx';
import { DrawerRow } from './drawer-row.tsx';

export function DrawerContent({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const feedback = useFeedbackAddress();
  const leave = () => {
    onDone();
    void signOut();
  };
  return (
    <>
      {user && (
        <div className={styles.who}>
          <Avatar name={user.uname} src={user.pic} size={44} />
          <span className={styles.name}>{user.uname}</span>
        </div>
      )}
      <div className={styles.group}>
        <DrawerRow icon={CircleUserRound} label={t('account.profile')} to={paths.settings()} onSelect={onDone} />
        <DrawerRow icon={Wallet} label={t('account.payment')} to={paths.paymentInfo()} onSelect={onDone} />
        <DrawerRow icon={Settings} label={t('nav.settings')} to={paths.settings()} onSelect={onDone} />
      </div>
      <div className={styles.group}>
        <AppearanceChoices />
      </div>
      <div className={styles.group}>
        <DrawerRow icon={CircleQuestionMark} label={t('footer.help')} to={paths.helpCenter()} onSelect={onDone} />
        {feedback && (
          <DrawerRow icon={MessageSquareText} label={t('footer.feedback')} href={feedback} onSelect={onDone} />
        )}
      </div>
      <div className={styles.group}>
        <h3 className={styles.caption}>{t('nav.legal')}</h3>
        {LEGAL_DOCUMENTS.map(({ key, href }) => (
          <DrawerRow key={key} label={t(key)} href={href} onSelect={onDone} />
        ))}
      </div>
      <div className={styles.group}>
        <DrawerRow icon={LogOut} label={t('account.signOut')} onSelect={leave} />
      </div>
    </>
  );
}
