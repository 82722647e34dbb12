import { SYNOPSIS_TEASER } from '@myfiction/shared/contract/rules.ts';
import { Cover } from '@myfiction/shared/ui.ts';
import { cutTeaser } from './cut-teaser.ts';
import type { FormValues } from './form-values.ts';
import { useStoryFormText } from './i18n/use-story-form-text.ts';
import styles from './reader-card.module.css';

/** The story as a reader finds it, drawn while the author types. */
export function ReaderCard({ values, author }: { values: FormValues; author: string }) {
  const t = useStoryFormText();
  const teaser = cutTeaser(values.synopsis.trim(), SYNOPSIS_TEASER);
  const title = values.title.trim() || t('form.title.new');
  return (
    <div className={styles.card}>
      <p className={styles.heading}>{t('form.teaser')}</p>
      <Cover title={title} author={author} genre={values.genre} src={values.cover} width={160} />
      <p className={styles.title}>{title}</p>
      {values.genre !== '' && <p className={styles.genre}>{t(`story.genres.${values.genre}`)}</p>}
      <p className={styles.teaser} data-empty={teaser === '' || undefined}>
        {teaser || t('form.teaser.empty')}
      </p>
    </div>
  );
}
