import { i18n } from './i18n.ts';
import './register-shared.ts';
import { SHARED_NAMESPACE } from './shared-messages.ts';

/** A shared text by key, with the English that stands where no table is loaded. */
export function translateShared(key: string, english: string): string {
  return i18n.t(key, { ns: SHARED_NAMESPACE, defaultValue: english });
}
