import type { TextOf } from '@myfiction/shared/host.ts';
import { lateText } from '../../i18n/late-text.ts';
import en from './en/signature.ts';

export type SignatureText = TextOf<typeof en>;

export const useSignatureText = lateText('application-signature', {
  en,
  load: { es: () => import('./es/signature.ts') },
});
