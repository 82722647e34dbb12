import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: 'award-short-story-ii',
  file,
  theme: 'teal',
  motif: 'bloom',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
