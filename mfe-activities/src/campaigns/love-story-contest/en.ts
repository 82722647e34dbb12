import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'Love Story\nContest',
  lead: 'Send us one first chapter. Make two people meet, and make us afraid that they will not stay together.',
  facts: [{ title: '12 prizes', text: 'From $200 to $5,000' }],
  amounts: [
    {
      figure: '$5,000',
      name: 'Grand prize, for one story',
      text: 'With an exclusive contract and a place on the front page of the reader apps.',
    },
    { figure: '$1,500', name: 'Three genre prizes', text: 'Romance, fantasy and werewolf. One for each.' },
    { figure: '$200', name: 'Eight readers’ prizes', text: 'For the chapters that readers save the most.' },
  ],
  rulesIntro: 'Short, and the same for everybody.',
  rules: [
    {
      title: 'A new romance, fantasy or werewolf story in English',
      text: 'Published nowhere else, begun on 15 November 2026 or later, and not completed.',
    },
    { title: 'At least one chapter of 1,500 words', text: 'You can add more chapters until the contest closes.' },
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
  closing: 'It starts with hello',
  categories: { romance: 'Romance', fantasy: 'Fantasy', werewolf: 'Werewolf' },
  declarations: {
    'own-work': 'I wrote this story myself and hold its rights.',
    adult: 'I am 18 or older.',
    rules: 'I have read the rules and accept them.',
  },
} satisfies CampaignTexts;
