import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link } from '@myfiction/shared/host.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import { Fact, Hero } from './hero.tsx';
import styles from './page.module.css';
import type { PartsProps } from './parts.ts';
import { Amounts, Closing, Split, Winners } from './sections.tsx';

/** Winners and benefits: pages that need nothing of the server. */
export function PlainParts(props: PartsProps) {
  const t = useText();
  const { campaign, texts } = props;
  const kind = campaign.file.kind === 'winners' ? 'winners' : 'benefits';
  const { Extra } = campaign;
  const act = (
    <Link to={paths.home()} className={styles.cta}>
      {t('ui.studio')}
    </Link>
  );
  const first =
    kind === 'winners' ? (
      <a href="#winners" className={cx(styles.cta, styles.outline)}>
        {t('closed.see')}
      </a>
    ) : null;
  return (
    <main id="main">
      <Hero
        {...props}
        acts={
          <>
            {act}
            {first}
          </>
        }
        facts={texts.facts.map((fact) => <Fact key={fact.title} {...fact} />)}
      />
      {texts.winners.length > 0 && (
        <section className={styles.paper}>
          <div className={styles.inner}>
            <Winners winners={texts.winners} />
          </div>
        </section>
      )}
      {texts.amounts.length > 0 && (
        <section className={styles.paper}>
          <div className={styles.inner}>
            <Amounts title={t(`${kind}.amounts`)} items={texts.amounts} />
          </div>
        </section>
      )}
      <section className={styles.ground}>
        <div className={styles.inner}>
          <Split title={t(`${kind}.rules`)} intro={texts.rulesIntro} items={texts.rules} />
        </div>
      </section>
      {Extra && <Extra />}
      {texts.faq.length > 0 && (
        <section className={styles.paper}>
          <div className={styles.inner}>
            <Split title={t('ui.questions')} items={texts.faq} />
          </div>
        </section>
      )}
      <Closing {...props} act={act} />
    </main>
  );
}
