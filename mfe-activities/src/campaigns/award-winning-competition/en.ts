import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'The\nwinners',
  lead: '1,640 serials, five months of reading, three that we could not put down.',
  facts: [
    { title: '1,640 serials', text: 'Read twice each' },
    { title: '$9,000', text: 'In prizes' },
    { title: '3 contracts', text: 'Signed by now' },
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
      prize: 'Gold',
      title: 'The Cartographer’s Widow',
      author: 'Noemi Adler',
      note: 'A map is a love letter here. The plot turns on a river that moved.',
    },
    {
      prize: 'Silver',
      title: 'Eleven Winters',
      author: 'Daniel Osei',
      note: 'Patient, cold, and then all at once not.',
    },
    {
      prize: 'Bronze',
      title: 'Girls Who Fix Engines',
      author: 'Rosa Lindqvist',
      note: 'The funniest dialogue of the year, and grease under every nail.',
    },
  ],
  faq: [],
  closing: 'Yours is next',
  categories: {},
  declarations: {},
} satisfies CampaignTexts;
