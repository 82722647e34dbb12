import en from './en/frame.ts';
import { lateText } from './late-text.ts';
import type { TextOf } from './text-of.ts';

export type FrameText = TextOf<typeof en>;

/** The texts of what stands around the text: bar, toolbar, footer, notices. */
export const useFrameText = lateText('chapter-editor-frame', { en, load: { es: () => import('./es/frame.ts') } });
