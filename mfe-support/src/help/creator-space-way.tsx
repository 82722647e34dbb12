import { paths } from '@myfiction/shared/contract/paths.ts';
import { ButtonLink } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './help.module.css';

/** The creator space has no entry in the navigation: this is the way to it. */
export function CreatorSpaceWay() {
  const t = useText();
  return (
    <section>
      <h2 className={styles.section}>{t('page.creator-space')}</h2>
      <p className={styles.muted}>{t('creator.text')}</p>
      <div className={styles.ways}>
        <ButtonLink to={paths.creatorSpace()}>{t('creator.open')}</ButtonLink>
      </div>
    </section>
  );
}
