import { useSyncExternalStore } from 'react';
import { useAppStore } from './store/app-store.ts';
import type { ThemePreference } from './store/preferences-slice.ts';

export type Theme = 'day' | 'night';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The theme that a preference means on this device now. */
export function resolveTheme(preference: ThemePreference): Theme {
  if (preference !== 'system') return preference;
  return window.matchMedia(DARK_QUERY).matches ? 'night' : 'day';
}

const current = (): Theme => resolveTheme(useAppStore.getState().preferences.theme);

function subscribe(listener: () => void): () => void {
  const dark = window.matchMedia(DARK_QUERY);
  dark.addEventListener('change', listener);
  const unsubscribe = useAppStore.subscribe(listener);
  return () => {
    dark.removeEventListener('change', listener);
    unsubscribe();
  };
}

/** The theme shown now, and a setter for the preference; `system` follows the device. */
export function useTheme(): { theme: Theme; preference: ThemePreference; setTheme: (theme: ThemePreference) => void } {
  const theme = useSyncExternalStore(subscribe, current);
  const preference = useAppStore((state) => state.preferences.theme);
  return { theme, preference, setTheme };
}

export function setTheme(theme: ThemePreference): void {
  useAppStore.getState().setPreferences({ theme });
}

/** Keeps `<html data-theme>` at the theme. Returns a function that stops it. */
export function installTheme(): () => void {
  const apply = (): void => {
    document.documentElement.dataset.theme = current();
  };
  apply();
  return subscribe(apply);
}
