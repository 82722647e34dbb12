import { useTheme, useTranslation } from '@myfiction/shared/host.ts';
import { IconButton, rem } from '@myfiction/shared/ui.ts';
import { Moon, Sun } from 'lucide-react';

/** Day or night; named by what a click does. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const { theme, setTheme } = useTheme();
  const isNight = theme === 'night';
  return (
    <IconButton
      size="sm"
      label={t(isNight ? 'theme.toDay' : 'theme.toNight')}
      icon={isNight ? <Sun size={rem(19)} /> : <Moon size={rem(19)} />}
      onClick={() => setTheme(isNight ? 'day' : 'night')}
    />
  );
}
