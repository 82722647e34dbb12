import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'Bite Into\nRomance',
  lead: 'Love that leaves a mark. We asked for the scene in which somebody dangerous decides to be kind.',
  facts: [{ title: '7 prizes', text: 'From $300 to $3,000' }],
  amounts: [
    { figure: '$3,000', name: 'First prize', text: 'With an exclusive contract.' },
    { figure: '$1,000', name: 'Two second prizes', text: 'One for a vampire, one for a werewolf.' },
    { figure: '$300', name: 'Four readers’ prizes', text: 'For the scenes that readers share the most.' },
  ],
  rulesIntro: 'One scene is enough, if it bites.',
  rules: [
    { title: 'Romance or werewolf, in English', text: 'Both leads are adults.' },
    { title: 'At least 2,000 words published', text: 'In one chapter or in several.' },
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
  closing: 'Careful. It bites',
  categories: { romance: 'Romance', werewolf: 'Werewolf' },
  declarations: {
    'own-work': 'I wrote this story myself and hold its rights.',
    adult: 'I am 18 or older.',
    rules: 'I have read the rules and accept them.',
  },
} satisfies CampaignTexts;
