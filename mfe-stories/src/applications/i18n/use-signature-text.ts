import { lateText } from '../../editor/i18n/late-text.ts';
import type { TextOf } from '../../editor/i18n/text-of.ts';
import en from './en/signature.ts';

export type SignatureText = TextOf<typeof en>;

export const useSignatureText = lateText('application-signature', {
  en,
  load: { es: () => import('./es/signature.ts') },
});
