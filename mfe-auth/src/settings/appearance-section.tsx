import { TEXT_SIZES, UI_LANGUAGES, useAppStore } from '@myfiction/shared/host.ts';
import { languageName } from '@myfiction/shared/screen/language-name.ts';
import { Select } from '@myfiction/shared/ui.ts';
import { useSettingsText } from '../i18n/use-settings-text.ts';
import { Section } from './section.tsx';
import styles from './settings-page.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** Takes effect at once and is kept on this device. */
export function AppearanceSection() {
  const t = useSettingsText();
  const { language, textSize } = useAppStore((state) => state.preferences);
  const setPreferences = useAppStore((state) => state.setPreferences);
  const chooseSize = (value: string) => {
    const size = TEXT_SIZES.find((candidate) => String(candidate) === value);
    if (size) setPreferences({ textSize: size });
  };
  return (
    <Section name="appearance">
      <ThemeChoice />
      <div className={styles.line}>
        <div className={styles.lineTitle}>{t('settings.language')}</div>
        <Select
          className={styles.choice}
          label={t('settings.language')}
          value={language}
          onChange={(code) => setPreferences({ language: code })}
          options={UI_LANGUAGES.map((code) => ({ value: code, label: languageName(code) }))}
        />
      </div>
      <div className={styles.line}>
        <div>
          <div className={styles.lineTitle}>{t('settings.textSize')}</div>
          <div className={styles.lineHelp}>{t('settings.textSizeHelp')}</div>
        </div>
        <Select
          className={styles.choice}
          label={t('settings.textSize')}
          value={String(textSize)}
          onChange={chooseSize}
          options={TEXT_SIZES.map((size) => ({ value: String(size), label: t('settings.percent', { size }) }))}
        />
      </div>
    </Section>
  );
}
