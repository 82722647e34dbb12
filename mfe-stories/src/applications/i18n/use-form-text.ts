import { lateText } from '../../editor/i18n/late-text.ts';
import type { TextOf } from '../../editor/i18n/text-of.ts';
import en from './en/form.ts';

export type FormText = TextOf<typeof en>;

export const useFormText = lateText('application-form', { en, load: { es: () => import('./es/form.ts') } });
