import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: 'editor-benefits',
  file,
  theme: 'ember',
  motif: 'pages',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
