import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: 'kiss-short-story-contest-ii',
  file,
  theme: 'violet',
  motif: 'bloom',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
