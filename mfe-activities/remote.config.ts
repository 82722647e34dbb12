import { CONTRACT_NUMBER, type RemoteConfig } from '@myfiction/shared/contract/platform.ts';
import { CAMPAIGN_IDS, CAMPAIGNS } from './src/campaigns.ts';
import { labels } from './src/i18n/labels.ts';

export default {
  name: 'activities',
  contract: CONTRACT_NUMBER,
  pages: CAMPAIGN_IDS.map((id) => ({
    id,
    paths: [CAMPAIGNS[id].path],
    layout: 'blank' as const,
    title: `page.${id}`,
    access: 'public' as const,
    module: './src/pages/campaign.tsx',
  })),
  labels,
  budgets: { remoteEntryKb: 9, largestChunkKb: 85 },
} satisfies RemoteConfig;
