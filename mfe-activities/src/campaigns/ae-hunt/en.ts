import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'AE Hunt',
  lead: 'Six acquiring editors, six weeks, one question: which serial would they fight for? Every story that enters is read by one of them.',
  facts: [{ title: '6 editors', text: 'A written answer for each story' }],
  amounts: [
    {
      figure: '$2,000',
      name: 'Signing bonus, for six serials',
      text: 'One for each editor, paid with the first bill after the contract.',
    },
    {
      figure: '30 min',
      name: 'Twenty calls with an editor',
      text: 'About your first ten chapters, with notes to keep.',
    },
    {
      figure: '1 page',
      name: 'An answer for everybody',
      text: 'What works, what stopped us, and what we would read next.',
    },
  ],
  rulesIntro: 'We look for serials that are running, not for finished manuscripts.',
  rules: [
    { title: 'A serial in English that goes on', text: 'Not completed, in any genre.' },
    { title: 'Five chapters and 7,500 words published', text: 'Enough for an editor to hear your voice.' },
    { title: 'Your own work', text: 'You keep all rights unless you sign a contract with us.' },
    { title: 'One entry per author', text: 'You can withdraw it and enter another one until entries close.' },
    { title: '18 or older', text: 'Follow the Content Guidelines and set your trigger warnings.' },
  ],
  winners: [],
  faq: [
    {
      title: 'Can I change the story after I have entered?',
      text: 'Yes. The jury reads what is published when entries close.',
    },
    { title: 'Does entering cost anything?', text: 'No. Nobody from MyFiction will ever ask you for a fee.' },
    { title: 'How do I hear about the result?', text: 'By a message in your inbox, and on this page.' },
  ],
  closing: 'Be found',
  categories: { serial: 'Serial', romance: 'Romance', fantasy: 'Fantasy' },
  declarations: {
    'own-work': 'I wrote this story myself and hold its rights.',
    adult: 'I am 18 or older.',
    rules: 'I have read the rules and accept them.',
  },
} satisfies CampaignTexts;
