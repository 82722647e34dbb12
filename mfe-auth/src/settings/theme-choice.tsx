import { type ThemePreference, useTheme } from '@myfiction/shared/host.ts';
import { cx, RadioCard } from '@myfiction/shared/ui.ts';
import { useId } from 'react';
import { useSettingsText } from '../i18n/use-settings-text.ts';
import page from './settings-page.module.css';
import styles from './theme-choice.module.css';

const THEMES: readonly ThemePreference[] = ['day', 'night', 'system'];

export function ThemeChoice() {
  const t = useSettingsText();
  const id = useId();
  const { preference, setTheme } = useTheme();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div className={page.label} id={id}>
        {t('settings.theme')}
      </div>
      <div className={styles.cards}>
        {THEMES.map((theme) => (
          <RadioCard
            key={theme}
            name={id}
            value={theme}
            checked={preference === theme}
            onChange={() => setTheme(theme)}
            title={t(`settings.theme.${theme}`)}
          >
            <span className={cx(styles.sample, styles[theme])} aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </span>
          </RadioCard>
        ))}
      </div>
    </div>
  );
}
