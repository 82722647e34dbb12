import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: 'writer-benefits-ii',
  file,
  theme: 'sky',
  motif: 'waves',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
