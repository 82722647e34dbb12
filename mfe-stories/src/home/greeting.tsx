import { paths } from '@myfiction/shared/contract/paths.ts';
import { GUEST_PEN_NAME, isGuestName } from '@myfiction/shared/contract/rules.ts';
import { formatDate, useNow, useUser } from '@myfiction/shared/host.ts';
import { ButtonLink } from '@myfiction/shared/ui.ts';
import { Plus } from 'lucide-react';
import { dayPart } from './day-part.ts';
import styles from './home.module.css';
import { useHomeText } from './i18n/use-home-text.ts';

export function Greeting() {
  const t = useHomeText();
  const now = new Date(useNow());
  const name = useUser()?.uname ?? GUEST_PEN_NAME;
  const part = dayPart(now.getHours());
  return (
    <section className={styles.hello}>
      <div className={styles.grow}>
        <h2 className={styles.greeting}>
          {isGuestName(name) ? t(`hello.${part}.guest`) : t(`hello.${part}`, { name })}
        </h2>
        <p className={styles.date}>{formatDate(now.toISOString(), 'weekday')}</p>
      </div>
      <span className={styles.newStory}>
        <ButtonLink icon={<Plus />} to={paths.newStory()}>
          {t('newStory')}
        </ButtonLink>
      </span>
    </section>
  );
}
