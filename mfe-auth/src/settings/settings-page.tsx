import { usePageTitle } from '@myfiction/shared/host.ts';
import { useSectionInView } from '@myfiction/shared/screen/use-section-in-view.ts';
import { useRef } from 'react';
import { useSettingsText } from '../i18n/use-settings-text.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SETTINGS_SECTIONS } from './sections.ts';
import { SecuritySection } from './security/security-section.tsx';
import styles from './settings-page.module.css';

export function SettingsPage() {
  const t = useSettingsText();
  const page = useRef<HTMLDivElement>(null);
  const [inView = SETTINGS_SECTIONS[0]] = useSectionInView(page);
  usePageTitle(t('settings.title'));
  return (
    <div className={styles.window}>
      <div className={styles.page}>
        <nav className={styles.menu} aria-label={t('settings.sections')}>
          {SETTINGS_SECTIONS.map((section) => (
            <a key={section} href={`#${section}`} aria-current={section === inView ? 'location' : undefined}>
              {t(`settings.${section}`)}
            </a>
          ))}
        </nav>
        <div ref={page}>
          <ProfileSection />
          <AppearanceSection />
          <NotificationsSection />
          <SecuritySection />
          <DataSection />
        </div>
      </div>
    </div>
  );
}
