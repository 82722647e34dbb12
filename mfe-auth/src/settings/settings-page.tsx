import { usePageTitle } from '@myfiction/shared/host.ts';
import { useText } from '../i18n/use-text.ts';
import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SETTINGS_SECTIONS } from './sections.ts';
import styles from './settings-page.module.css';

export function SettingsPage() {
  const t = useText();
  usePageTitle(t('settings.title'));
  return (
    <div className={styles.window}>
      <div className={styles.page}>
        <nav className={styles.menu} aria-label={t('settings.sections')}>
          {SETTINGS_SECTIONS.map((section) => (
            <a key={section} href={`#${section}`}>
              {t(`settings.${section}`)}
            </a>
          ))}
        </nav>
        <div className={styles.sections}>
          <ProfileSection />
          <AppearanceSection />
          <AccountSection />
        </div>
      </div>
    </div>
  );
}
