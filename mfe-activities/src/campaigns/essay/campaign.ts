import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: 'essay',
  file,
  theme: 'sky',
  motif: 'pages',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
