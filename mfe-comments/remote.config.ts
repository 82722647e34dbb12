import { CONTRACT_NUMBER, type RemoteConfig } from '@myfiction/shared/contract/platform.ts';
import { labels } from './src/i18n/labels.ts';

export default {
  name: 'comments',
  contract: CONTRACT_NUMBER,
  pages: [
    {
      id: 'comments',
      paths: ['/comments'],
      layout: 'main',
      title: 'page.comments',
      access: 'session',
      module: './src/pages/comments.tsx',
    },
  ],
  navigation: [
    {
      label: 'nav.comments',
      path: '/comments',
      icon: 'message-circle',
      order: 30,
      signal: 'new_comment',
      tabLabel: 'tab.comments',
    },
  ],
  slots: [{ slot: 'story-detail-comments', module: './src/slots/story-comments.tsx' }],
  labels,
  // The list with its replies and passages: 20 KB.
  budgets: { remoteEntryKb: 8, largestChunkKb: 21.2 },
} satisfies RemoteConfig;
