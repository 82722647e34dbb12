import { lateText } from '../../editor/i18n/late-text.ts';
import type { TextOf } from '../../editor/i18n/text-of.ts';
import en from './en/problem.ts';

export type ProblemText = TextOf<typeof en>;

export const useProblemText = lateText('application-problem', { en, load: { es: () => import('./es/problem.ts') } });
