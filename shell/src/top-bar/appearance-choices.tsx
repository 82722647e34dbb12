import { setLanguage, useTheme, useTranslation } from '@myfiction/shared/host.ts';
import { Segmented } from '@myfiction/shared/ui.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import styles from './account-drawer.module.css';

/** Language and theme, as the phone's drawer shows them. */
export function AppearanceChoices() {
  const { t, language } = useTranslation('shell');
  const { theme, setTheme } = useTheme();
  return (
    <>
      <div className={styles.choice}>
        <span>{t('language.title')}</span>
        <Segmented
          label={t('language.title')}
          value={language}
          onChange={(code) => void setLanguage(code)}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
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
