import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'And the\nwinners are',
  lead: 'Four contests, one evening, and a long list of people who should be told that they are good.',
  facts: [
    { title: '4 contests', text: 'Since January' },
    { title: '5,210 stories', text: 'Entered' },
    { title: '$14,300', text: 'Paid out' },
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
      prize: 'Story of the year',
      title: 'The Cartographer’s Widow',
      author: 'Noemi Adler',
      note: 'Gold in the Award-Winning Competition, and the most read first chapter.',
    },
    {
      prize: 'Short story of the year',
      title: 'Platform Four',
      author: 'Ines Carvalho',
      note: 'First prize in Kiss Short Story Contest II.',
    },
    {
      prize: 'Essay of the year',
      title: 'The Butler Knew',
      author: 'Priya Raman',
      note: 'First prize in Essay Competition III.',
    },
  ],
  faq: [],
  closing: 'Take a bow',
  categories: {},
  declarations: {},
} satisfies CampaignTexts;
