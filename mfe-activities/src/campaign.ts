import type { ContestFacts } from '@myfiction/shared/contract/campaign.ts';
import type { Messages } from '@myfiction/shared/host.ts';
import type { ComponentType } from 'react';
import { type CampaignTexts, flatten, type Translated } from './campaign-texts.ts';
import en from './i18n/en.ts';
import type { MotifName } from './theme/motif-shapes.ts';
import type { ThemeName } from './theme/themes.ts';

/** One campaign as its folder declares it. */
export interface Campaign {
  /** Name of its folder, its page and its contest on the server. */
  id: string;
  /** `campaign.json`; checked by a test. */
  file: { path: string; kind: string; contest?: ContestFacts };
  theme: ThemeName;
  motif: MotifName;
  en: CampaignTexts;
  loadEs: () => Promise<{ default: Translated<CampaignTexts> }>;
  /** Parts of its own, below the rules. */
  Extra?: ComponentType;
}

/** The page's labels and the campaign's texts in one table, so that both are there before the first render. */
export function messagesOf({ id, en: texts, loadEs }: Campaign): Messages {
  return {
    namespace: `activities-${id}`,
    en: { ...en, ...flatten(texts) },
    load: {
      es: async () => {
        const [labels, translated] = await Promise.all([import('./i18n/es.ts'), loadEs()]);
        return { default: { ...labels.default, ...flatten(translated.default) } };
      },
    },
  };
}
