import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: 'writer-benefits',
  file,
  theme: 'violet',
  motif: 'pages',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
