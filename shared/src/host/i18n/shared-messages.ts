import en from '../../i18n/en.ts';
import type { MessageBundle } from './messages.ts';

export const SHARED_NAMESPACE = 'shared';

/** Texts that every package may use. */
export const sharedMessages: MessageBundle = { en, load: { es: () => import('../../i18n/es.ts') } };
