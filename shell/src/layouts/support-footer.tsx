import { paths } from '@myfiction/shared/contract/paths.ts';
import { areaProps, Link, useSystemConfig, useTranslation } from '@myfiction/shared/host.ts';
import { NewTabHint } from '@myfiction/shared/ui.ts';
import styles from './layout.module.css';

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
] as const;

/** Who is behind the public pages, and where else they are found. */
export function SupportFooter() {
  const { t } = useTranslation('shell');
  const config = useSystemConfig();
  return (
    <footer>
      <nav className={styles.supportFooter} aria-label={t('footer.label')}>
        <Link to={`${paths.helpCenter()}?article=about-us`} {...areaProps('about_us')}>
          {t('footer.about')}
        </Link>
        {config?.support_email && <a href={`mailto:${config.support_email}`}>{t('footer.contact')}</a>}
        <Link to={paths.helpCenter()}>{t('footer.help')}</Link>
        <Link to={paths.legal('privacy-policy')}>{t('footer.privacy')}</Link>
        <Link to={paths.legal('terms-and-conditions')}>{t('footer.terms')}</Link>
        {NETWORKS.map(([network, name]) => {
          const address = config?.social_links?.[network];
          return address ? (
            <a key={network} href={address} target="_blank" rel="noopener noreferrer">
              {name}
              <NewTabHint />
            </a>
          ) : null;
        })}
      </nav>
    </footer>
  );
}
