import type { TextKeyOf } from '@myfiction/shared/host.ts';
import { lateText } from '../../i18n/late-text.ts';
import en from './en/publish.ts';

export type PublishTextKey = TextKeyOf<typeof en>;

export const usePublishText = lateText('chapter-editor-publish', { en, load: { es: () => import('./es/publish.ts') } });
