import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: 'ae-hunt',
  file,
  theme: 'ember',
  motif: 'star',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
