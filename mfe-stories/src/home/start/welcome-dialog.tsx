import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { BookOpen, Clock, Feather } from 'lucide-react';
import { useHomeText } from '../i18n/use-home-text.ts';
import styles from './welcome-dialog.module.css';

const FACTS = [
  { key: 'words', Icon: Feather },
  { key: 'readers', Icon: Clock },
  { key: 'yours', Icon: BookOpen },
] as const;

export function WelcomeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useHomeText();
  return (
    <Dialog
      open
      onClose={onClose}
      width={520}
      title={t('welcome.title', { name })}
      description={t('welcome.text')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('welcome.start')}
        </Button>
      }
    >
      <ul className={styles.facts}>
        {FACTS.map(({ key, Icon }) => (
          <li key={key}>
            <Icon aria-hidden="true" />
            <div>
              <b>{t(`welcome.${key}`)}</b>
              <p>{t(`welcome.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
