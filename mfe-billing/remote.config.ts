import { CONTRACT_NUMBER, type RemoteConfig } from '@myfiction/shared/contract/platform.ts';
import { labels } from './src/i18n/labels.ts';

export default {
  name: 'billing',
  contract: CONTRACT_NUMBER,
  pages: [
    {
      id: 'monthly-bill',
      paths: ['/monthly-bill'],
      layout: 'main',
      title: 'page.monthly-bill',
      access: 'session',
      module: './src/pages/monthly-bill.tsx',
    },
    {
      id: 'payment-info',
      paths: ['/tax-info-settings'],
      layout: 'main',
      title: 'page.payment-info',
      access: 'session',
      module: './src/pages/payment-info.tsx',
    },
  ],
  navigation: [
    { label: 'nav.monthly-bill', path: '/monthly-bill', icon: 'receipt-text', order: 40, tabLabel: 'tab.monthly-bill' },
  ],
  labels,
  budgets: { remoteEntryKb: 8.1, largestChunkKb: 13 },
} satisfies RemoteConfig;
