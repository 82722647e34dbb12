import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'Short and\nsharp',
  lead: 'The second Award Short Story round went to stories that end a sentence before you expect it.',
  facts: [
    { title: '812 stories', text: 'In nine languages' },
    { title: '$4,500', text: 'In prizes' },
    { title: '18 minutes', text: 'The longest of them' },
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
      title: 'Inventory',
      author: 'Selma Aydin',
      note: 'A list of things in a flat, until one of them is a person.',
    },
    {
      prize: 'Second prize',
      title: 'The Understudy’s Dog',
      author: 'Peter Malloy',
      note: 'Told by the dog. We were against it, too.',
    },
    {
      prize: 'Readers’ prize',
      title: 'Please Hold',
      author: 'Mei Tan',
      note: 'A whole marriage, in the music of a waiting line.',
    },
  ],
  faq: [],
  closing: 'Say it in less',
  categories: {},
  declarations: {},
} satisfies CampaignTexts;
