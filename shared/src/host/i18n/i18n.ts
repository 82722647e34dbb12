import { createInstance, type i18n as I18n } from 'i18next';
import { useAppStore } from '../store/app-store.ts';

export type MissingKeyHandler = (namespace: string, key: string) => void;
let onMissingKey: MissingKeyHandler = () => {};

/** Called for each text that no language has; tests make it fail them. */
export function setMissingKeyHandler(handler: MissingKeyHandler): void {
  onMissingKey = handler;
}

export const i18n: I18n = createInstance();

void i18n.init({
  lng: useAppStore.getState().preferences.language,
  fallbackLng: 'en',
  // Keys are flat: a dot or a colon in one is a character like any other.
  keySeparator: false,
  nsSeparator: false,
  ns: [],
  resources: {},
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  returnNull: false,
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => onMissingKey(namespace, key),
});
