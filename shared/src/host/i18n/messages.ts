import { useAppStore } from '../store/app-store.ts';
import { i18n } from './i18n.ts';

export type MessageTable = Readonly<Record<string, string>>;

/** Texts of one package: English at hand, the other languages as chunks. */
export interface MessageBundle {
  en: MessageTable;
  load: Readonly<Record<string, () => Promise<{ default: MessageTable }>>>;
}

export interface Messages extends MessageBundle {
  /** Name of the package, for example `stories`. */
  namespace: string;
}

const bundles = new Map<string, MessageBundle>();
const listeners = new Set<() => void>();
let version = 0;
/** The language that was chosen last; its texts may be on their way. */
let chosen: string = i18n.language;

/**
 * Registers a package's texts. Resolves once those of the chosen language are there; never rejects, because English
 * stands in for a language that cannot be loaded.
 */
export async function registerMessages(namespace: string, bundle: MessageBundle): Promise<void> {
  const isNew = bundles.get(namespace) !== bundle;
  const added = keepMessages(namespace, bundle);
  if (isNew) publish();
  if (await added) publish();
}

/** As {@link registerMessages}, for texts that no mounted page shows by itself. True when those of another language came. */
export function keepMessages(namespace: string, bundle: MessageBundle): Promise<boolean> {
  if (bundles.get(namespace) !== bundle) {
    bundles.set(namespace, bundle);
    i18n.addTable('en', namespace, bundle.en);
  }
  return loadLanguage(namespace, bundle, chosen);
}

/** True when texts have been added. */
async function loadLanguage(namespace: string, bundle: MessageBundle, language: string): Promise<boolean> {
  const load = bundle.load[language];
  if (!load || i18n.hasTable(language, namespace)) return false;
  try {
    const module = await load();
    i18n.addTable(language, namespace, module.default);
    return true;
  } catch (error) {
    console.error(`The texts of ${namespace} in ${language} cannot be loaded.`, error);
    return false;
  }
}

/** Changes the language of every mounted page, once all their texts are there, unless another is chosen meanwhile. */
export async function changeLanguage(language: string): Promise<void> {
  chosen = language;
  await Promise.all([...bundles].map(([namespace, bundle]) => loadLanguage(namespace, bundle, language)));
  if (chosen !== language) return;
  i18n.changeLanguage(language);
  document.documentElement.lang = language;
  publish();
}

/** Keeps the language of the texts at the author's preference. Returns a function that stops it. */
export function followLanguage(): () => void {
  document.documentElement.lang = i18n.language;
  return useAppStore.subscribe(({ preferences }, before) => {
    if (preferences.language !== before.preferences.language) void changeLanguage(preferences.language);
  });
}

function publish(): void {
  version += 1;
  for (const listener of listeners) listener();
}

export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Grows whenever a text may read differently. */
export function messagesVersion(): number {
  return version;
}
