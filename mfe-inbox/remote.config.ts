import { CONTRACT_NUMBER, type RemoteConfig } from '@myfiction/shared/contract/platform.ts';
import { labels } from './src/i18n/labels.ts';

export default {
  name: 'inbox',
  contract: CONTRACT_NUMBER,
  pages: [
    {
      id: 'inbox',
      paths: ['/inbox'],
      layout: 'main',
      title: 'page.inbox',
      access: 'session',
      module: './src/pages/inbox.tsx',
    },
  ],
  navigation: [
    { label: 'nav.inbox', path: '/inbox', icon: 'inbox', order: 50, signal: 'message_sign', tabLabel: 'tab.inbox' },
  ],
  labels,
  budgets: { remoteEntryKb: 7.9, largestChunkKb: 16.9 },
} satisfies RemoteConfig;
