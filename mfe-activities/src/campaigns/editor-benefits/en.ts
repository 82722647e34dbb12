import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'Find the\nstory',
  lead: 'For freelance editors who find stories, help them grow and want a share in what they become.',
  facts: [
    { title: '5%', text: 'Of the net income' },
    { title: '24 months', text: 'For each story' },
    { title: 'No quota', text: 'Bring one or thirty' },
  ],
  amounts: [
    {
      figure: '$120',
      name: 'For each signed story',
      text: 'Paid with the author’s first bill, never out of the author’s share.',
    },
    { figure: '5%', name: 'Share in the income', text: 'For 24 months, told line by line.' },
    { figure: '$80', name: 'For a line edit', text: 'Of 10,000 words, on assignment.' },
  ],
  rulesIntro: 'Authors choose whether they work with you.',
  rules: [
    { title: 'Write to the desk', text: 'With two stories that you would sign, and why.' },
    { title: 'Agree on the terms', text: 'One page, the same for every editor.' },
    { title: 'Bring the first story', text: 'Its author confirms that you found it.' },
  ],
  winners: [],
  faq: [
    { title: 'When is it paid?', text: 'With the monthly bill, as soon as your payment info is complete.' },
    { title: 'Can I lose it?', text: 'What has been earned stays yours. A pause only stops what would come next.' },
  ],
  closing: 'Good eyes wanted',
  categories: {},
  declarations: {},
} satisfies CampaignTexts;
