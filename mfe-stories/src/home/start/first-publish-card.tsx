import { getUserFlags, setUserFlags, useUser } from '@myfiction/shared/host.ts';
import { IconButton, Ribbon } from '@myfiction/shared/ui.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useHomeText } from '../i18n/use-home-text.ts';
import styles from './first-publish-card.module.css';

/** A quiet word about the author's first published chapter, until it is closed. */
export function FirstPublishCard() {
  const t = useHomeText();
  // The flag follows the author's figures, which may arrive after this page.
  const uid = useUser()?.uid ?? 0;
  const [isClosed, setClosed] = useState(false);
  if (isClosed || !getUserFlags(uid).celebrateFirstPublish) return null;
  const close = () => {
    setUserFlags(uid, { celebrateFirstPublish: false });
    setClosed(true);
  };
  return (
    <section className={styles.card} aria-labelledby="home-first-publish">
      <Ribbon className={styles.ribbon} />
      <div className={styles.text}>
        <h3 className={styles.title} id="home-first-publish">
          {t('first.title')}
        </h3>
        <p>{t('first.text')}</p>
      </div>
      <IconButton variant="ghost" label={t('first.close')} icon={<X />} onClick={close} />
    </section>
  );
}
