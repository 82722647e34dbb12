import { useFeedbackAddress } from '@myfiction/shared/screen/use-feedback-address.ts';
import { ButtonLink } from '@myfiction/shared/ui.ts';
import { ArrowUpRight } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { Contact } from './contact.tsx';
import styles from './help.module.css';

/** A person to write to. */
export function StillNeedHelp() {
  const t = useText();
  const feedback = useFeedbackAddress();
  return (
    <section>
      <h2 className={styles.section}>{t('still.title')}</h2>
      <p className={styles.muted}>{t('still.text')}</p>
      <div className={styles.ways}>
        <Contact />
        {feedback && (
          <ButtonLink to={feedback} external variant="ghost">
            {t('feedback')}
            <ArrowUpRight aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
