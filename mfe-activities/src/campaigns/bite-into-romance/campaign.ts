import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: 'bite-into-romance',
  file,
  theme: 'rose',
  motif: 'star',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
