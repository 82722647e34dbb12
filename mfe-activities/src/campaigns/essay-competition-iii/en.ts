import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'They would\nnot obey',
  lead: 'The third Essay Competition was about the character who took the story away from its author.',
  facts: [{ title: '3 prizes', text: 'From $300 to $1,200' }],
  amounts: [
    { figure: '$1,200', name: 'First prize', text: 'And an essay in the monthly letter to all authors.' },
    { figure: '$600', name: 'Second prize', text: 'For the essay that taught us the most.' },
    { figure: '$300', name: 'Readers’ prize', text: 'For the essay that was saved the most.' },
  ],
  rulesIntro: 'Show us the page on which it happened.',
  rules: [
    { title: 'An essay in English', text: 'At least 1,000 words, with a passage of the story itself.' },
    { title: 'Your own work', text: 'You keep all rights unless you sign a contract with us.' },
    { title: 'One entry per author', text: 'You can withdraw it and enter another one until entries close.' },
    { title: '18 or older', text: 'Follow the Content Guidelines and set your trigger warnings.' },
  ],
  winners: [
    {
      prize: 'First prize',
      title: 'The Butler Knew',
      author: 'Priya Raman',
      note: 'How a man with three lines became the hero of 212 chapters.',
    },
    {
      prize: 'Second prize',
      title: 'Refusing Chapter Forty',
      author: 'Eszter Kiss',
      note: 'Honest about the week in which nothing could be written.',
    },
  ],
  faq: [
    {
      title: 'Can I change the story after I have entered?',
      text: 'Yes. The jury reads what is published when entries close.',
    },
    { title: 'Does entering cost anything?', text: 'No. Nobody from MyFiction will ever ask you for a fee.' },
    { title: 'How do I hear about the result?', text: 'By a message in your inbox, and on this page.' },
  ],
  closing: 'Let them talk',
  categories: { essay: 'Personal essay', craft: 'On writing' },
  declarations: {
    'own-work': 'I wrote this story myself and hold its rights.',
    adult: 'I am 18 or older.',
    rules: 'I have read the rules and accept them.',
  },
} satisfies CampaignTexts;
