import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link } from '@myfiction/shared/host.ts';
import type { ReactNode } from 'react';
import type { CampaignTexts, NamedWinner, Pair } from '../campaign-texts.ts';
import { useText } from '../i18n/use-text.ts';
import { Motif } from '../theme/motif.tsx';
import styles from './page.module.css';
import type { PartsProps } from './parts.ts';

export function Amounts({ title, items }: { title: string; items: CampaignTexts['amounts'] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.amounts}>
        {items.map(({ figure, name, text }) => (
          <li key={name}>
            <div className={styles.figure}>{figure}</div>
            <b>{name}</b>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A title beside a list: rules, questions. */
export function Split({
  id,
  title,
  intro,
  items,
}: {
  id?: string;
  title: string;
  intro?: string;
  items: readonly Pair[];
}) {
  return (
    <div className={styles.split}>
      <div>
        <h2 id={id} tabIndex={id ? -1 : undefined}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <ul className={styles.list}>
        {items.map(({ title: name, text }) => (
          <li key={name}>
            <b>{name}</b>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Winners({ winners, empty }: { winners: readonly NamedWinner[]; empty?: string }) {
  const t = useText();
  return (
    <div className={styles.split}>
      <div>
        <h2 id="winners" tabIndex={-1}>
          {t('ui.winners')}
        </h2>
        {winners.length === 0 && <p className={styles.intro}>{empty}</p>}
      </div>
      <ul className={styles.list}>
        {winners.map(({ prize, title, author, note }) => (
          <li key={`${prize} ${title}`}>
            <span className={styles.prize}>{prize}</span>
            <h3>{title}</h3>
            <p>{t('ui.by', { author })}</p>
            <p className={styles.soft}>{note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The dark band at the end, with the page's own footer. */
export function Closing({ campaign, texts, palette, act }: PartsProps & { act: ReactNode }) {
  const t = useText();
  return (
    <section className={styles.end}>
      <Motif name={campaign.motif} palette={palette} className={styles.motif} />
      <div className={styles.inner}>
        <h2>{texts.closing}</h2>
        {act}
        <footer className={styles.foot}>
          <Link to={paths.helpCenter()}>{t('ui.help')}</Link>
          <Link to={paths.legal('content-guidelines')}>{t('ui.guidelines')}</Link>
        </footer>
      </div>
    </section>
  );
}
