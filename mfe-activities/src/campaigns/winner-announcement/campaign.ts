import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: 'winner-announcement',
  file,
  theme: 'ember',
  motif: 'bloom',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
