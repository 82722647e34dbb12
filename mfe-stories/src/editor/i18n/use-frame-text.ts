import type { TextOf } from '@myfiction/shared/host.ts';
import { lateText } from '../../i18n/late-text.ts';
import en from './en/frame.ts';

export type FrameText = TextOf<typeof en>;

/** The texts of what stands around the text: bar, toolbar, footer, notices. */
export const useFrameText = lateText('chapter-editor-frame', { en, load: { es: () => import('./es/frame.ts') } });
