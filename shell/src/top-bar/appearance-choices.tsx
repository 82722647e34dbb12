import { UI_LANGUAGES, useAppStore, useTheme, useTranslation } from '@myfiction/shared/host.ts';
import { languageName } from '@myfiction/shared/screen/language-name.ts';
import { Segmented } from '@myfiction/shared/ui.ts';
import styles from './account-drawer.module.css';

/** Language and theme, as the phone's drawer shows them. */
export function AppearanceChoices() {
  const { t } = useTranslation('shell');
  const { theme, setTheme } = useTheme();
  const language = useAppStore((state) => state.preferences.language);
  const setPreferences = useAppStore((state) => state.setPreferences);
  return (
    <>
      <div className={styles.choice}>
        <span>{t('language.title')}</span>
        <Segmented
          label={t('language.title')}
          value={language}
          onChange={(code) => setPreferences({ language: code })}
          options={UI_LANGUAGES.map((code) => ({ value: code, label: languageName(code) }))}
        />
      </div>
      <div className={styles.choice}>
        <span>{t('theme.title')}</span>
        <Segmented
          label={t('theme.title')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'day' as const, label: t('theme.day') },
            { value: 'night' as const, label: t('theme.night') },
          ]}
        />
      </div>
    </>
  );
}
