import type { CampaignTexts } from '../../campaign-texts.ts';
import { CONTRACT_FIGURES } from '../../contract-figures.ts';

const { steady } = CONTRACT_FIGURES;

export default {
  heading: 'Stay the\ncourse',
  lead: 'For authors who already have a serial running: what steadiness earns, and how to rest without losing it.',
  facts: [
    { title: `${steady.days} days`, text: 'A steady month' },
    { title: '4 weeks', text: 'Of leave each year' },
    { title: '1 feature', text: 'For every 100 chapters' },
  ],
  amounts: [
    {
      figure: steady.amount,
      name: 'Steady update bonus',
      text: `For chapters on ${steady.days} days of a month, whatever their length.`,
    },
    { figure: '4 wk', name: 'Leave without loss', text: 'Announce a pause and keep your rank for the bonus.' },
    { figure: '100', name: 'Chapters to a feature', text: 'A week on the front page of your genre.' },
  ],
  rulesIntro: 'For stories with a signed contract.',
  rules: [
    { title: 'Plan your chapters', text: 'Scheduled chapters count on the day on which they go out.' },
    { title: 'Announce a pause', text: 'Write to your editor a week before.' },
    { title: 'Read your bill', text: 'Each bonus has a line of its own.' },
  ],
  winners: [],
  faq: [
    { title: 'When is it paid?', text: 'With the monthly bill, as soon as your payment info is complete.' },
    { title: 'Can I lose it?', text: 'What has been earned stays yours. A pause only stops what would come next.' },
  ],
  closing: 'One more chapter',
  categories: {},
  declarations: {},
} satisfies CampaignTexts;
