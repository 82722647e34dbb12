import type { ReactNode } from 'react';
import { useSettingsText } from '../i18n/use-settings-text.ts';
import type { SettingsSection } from './sections.ts';
import styles from './settings-page.module.css';

export function Section({ name, children }: { name: SettingsSection; children: ReactNode }) {
  const t = useSettingsText();
  return (
    <section className={styles.section} id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t(`settings.${name}`)}</h2>
      {children}
    </section>
  );
}
