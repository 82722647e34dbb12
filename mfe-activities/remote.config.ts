import type { PublishedContest } from '@myfiction/shared/contract/campaign.ts';
import { CONTRACT_NUMBER, type RemoteConfig } from '@myfiction/shared/contract/platform.ts';
import { listCampaigns } from './src/list-campaigns.ts';

const campaigns = listCampaigns();

const labelsIn = (language: 'en' | 'es') =>
  Object.fromEntries(
    campaigns.flatMap(({ id, titles, descriptions }) => [
      [`page.${id}`, titles[language]],
      [`description.${id}`, descriptions[language]],
    ]),
  );

export default {
  name: 'activities',
  contract: CONTRACT_NUMBER,
  pages: campaigns.map(({ id, path }) => ({
    id,
    paths: [path],
    layout: 'blank' as const,
    title: `page.${id}`,
    description: `description.${id}`,
    access: 'public' as const,
    module: `./src/campaigns/${id}/page.ts`,
  })),
  labels: { en: labelsIn('en'), es: labelsIn('es') },
  campaigns: campaigns.flatMap(({ id, path, titles, contest }): PublishedContest[] =>
    contest ? [{ id, path, titles, ...contest }] : [],
  ),
  budgets: { remoteEntryKb: 8.8, largestChunkKb: 8 },
} satisfies RemoteConfig;
