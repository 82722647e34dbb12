import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: 'kiss-short-winning-competition',
  file,
  theme: 'rose',
  motif: 'waves',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
