import { CONTRACT_NUMBER, type RemoteConfig } from '@myfiction/shared/contract/platform.ts';
import { labels } from './src/i18n/labels.ts';
import { LEGAL_DOCUMENTS } from './src/legal-documents.ts';

export default {
  name: 'support',
  contract: CONTRACT_NUMBER,
  pages: [
    ...LEGAL_DOCUMENTS.map((document) => ({
      id: document,
      paths: [`/legal/${document}`],
      layout: 'support' as const,
      title: `page.${document}`,
      description: `description.${document}`,
      access: 'public' as const,
      module: './src/pages/legal.tsx',
    })),
    {
      id: 'help-center',
      paths: ['/help-center'],
      layout: 'support',
      signedInLayout: 'main',
      title: 'page.help-center',
      description: 'description.help-center',
      access: 'public',
      module: './src/pages/help-center.tsx',
    },
    {
      id: 'creator-space',
      paths: ['/subpages/creator-space'],
      layout: 'support',
      signedInLayout: 'main',
      title: 'page.creator-space',
      description: 'description.creator-space',
      access: 'public',
      module: './src/pages/creator-space.tsx',
    },
  ],
  labels,
  budgets: { remoteEntryKb: 8.3, largestChunkKb: 17.8 },
} satisfies RemoteConfig;
