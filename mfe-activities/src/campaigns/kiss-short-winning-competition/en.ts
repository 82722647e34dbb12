import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'Kissed\nand told',
  lead: 'The first Kiss contest brought 970 stories. These are the ones that we kept thinking of.',
  facts: [
    { title: '970 stories', text: 'One kiss in each' },
    { title: '8,300 votes', text: 'By readers' },
    { title: '$2,800', text: 'In prizes' },
  ],
  amounts: [],
  rulesIntro: 'Three editors and two authors read every story twice, without its name.',
  rules: [
    { title: 'A voice', text: 'A first page that nobody else could have written.' },
    { title: 'A promise that is kept', text: 'What the first chapter asks, the last one answers.' },
    { title: 'Readers who stay', text: 'We looked at who read on, not at how many came.' },
  ],
  winners: [
    {
      prize: 'First prize',
      title: 'Lighthouse Hours',
      author: 'Aoife Brennan',
      note: 'Two keepers, two shifts, six minutes in which they meet.',
    },
    {
      prize: 'Second prize',
      title: 'Rehearsal Dinner',
      author: 'Marcus Bell',
      note: 'The wrong toast, to the right person.',
    },
    {
      prize: 'Readers’ prize',
      title: 'Bus 61',
      author: 'Yara Haddad',
      note: 'A window, a fogged heart, a stop request.',
    },
  ],
  faq: [],
  closing: 'Close your eyes',
  categories: {},
  declarations: {},
} satisfies CampaignTexts;
