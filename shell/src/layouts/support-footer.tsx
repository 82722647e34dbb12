import type { SystemConfig } from '@myfiction/shared/contract/calls/system.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { areaProps, Link, useSystemConfig, useTranslation } from '@myfiction/shared/host.ts';
import { NewTabHint } from '@myfiction/shared/ui.ts';
import styles from './layout.module.css';

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
        {elsewhere(config).map(
          ([name, address]) =>
            address && (
              <a key={name} href={address} target="_blank" rel="noopener noreferrer">
                {name}
                <NewTabHint />
              </a>
            ),
        )}
      </nav>
    </footer>
  );
}

/** The reading apps and the networks; what is not configured has no address. */
function elsewhere(config: SystemConfig | null): (readonly [name: string, address: string | undefined])[] {
  const { store_links: stores, social_links: networks } = config ?? {};
  return [
    ['Google Play', stores?.google_play],
    ['App Store', stores?.app_store],
    ['Facebook', networks?.facebook],
    ['Instagram', networks?.instagram],
    ['Twitter', networks?.twitter],
  ];
}
