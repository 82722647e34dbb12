import type { TextOf } from '@myfiction/shared/host.ts';
import { lateText } from '../../i18n/late-text.ts';
import en from './en/problem.ts';

export type ProblemText = TextOf<typeof en>;

export const useProblemText = lateText('application-problem', { en, load: { es: () => import('./es/problem.ts') } });
