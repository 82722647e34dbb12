import type { TextOf } from '@myfiction/shared/host.ts';
import { lateText } from '../../i18n/late-text.ts';
import en from './en/form.ts';

export type FormText = TextOf<typeof en>;

export const useFormText = lateText('application-form', { en, load: { es: () => import('./es/form.ts') } });
