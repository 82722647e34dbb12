import { isRecord } from '../../contract/is-record.ts';
import { readStored, storage } from '../storage.ts';

export type ThemePreference = 'day' | 'night' | 'system';
export const UI_LANGUAGES = ['en', 'es'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];
/** Percent of the normal text size. */
export const TEXT_SIZES = [90, 100, 115, 130, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Preferences {
  theme: ThemePreference;
  language: UiLanguage;
  textSize: TextSize;
}

export interface PreferencesSlice {
  preferences: Preferences;
  setPreferences: (change: Partial<Preferences>) => void;
}

export const PREFERENCES_KEY = 'preferences';
const THEMES: readonly ThemePreference[] = ['day', 'night', 'system'];

/** What is stored, each value checked on its own, so that one bad value never loses the others. */
export function readPreferences(): Preferences {
  const stored = readStored(PREFERENCES_KEY);
  const value = isRecord(stored) ? stored : {};
  return {
    theme: THEMES.find((theme) => theme === value.theme) ?? 'system',
    language: UI_LANGUAGES.find((language) => language === value.language) ?? browserLanguage(),
    textSize: TEXT_SIZES.find((size) => size === value.textSize) ?? 100,
  };
}

function browserLanguage(): UiLanguage {
  const wanted = navigator.language.slice(0, 2).toLowerCase();
  return UI_LANGUAGES.find((language) => language === wanted) ?? 'en';
}

export const createPreferencesSlice = (
  set: (change: Partial<PreferencesSlice>) => void,
  get: () => PreferencesSlice,
): PreferencesSlice => ({
  preferences: readPreferences(),
  setPreferences: (change) => {
    const preferences = { ...get().preferences, ...change };
    storage.set(PREFERENCES_KEY, JSON.stringify(preferences));
    set({ preferences });
  },
});
