import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'Dear reader',
  lead: 'What did a reader once tell you that changed how you write? Entries open in January. Start remembering.',
  facts: [{ title: '5 prizes', text: 'From $200 to $1,500' }],
  amounts: [
    { figure: '$1,500', name: 'First prize', text: 'And the essay is read aloud at the authors’ evening.' },
    { figure: '$700', name: 'Second prize', text: 'For the essay on the craft.' },
    { figure: '$200', name: 'Three readers’ prizes', text: 'Readers decide, as is fair.' },
  ],
  rulesIntro: 'Ask the reader before you quote a name.',
  rules: [
    { title: 'An essay in any language', text: 'At least 1,000 words published here, and nowhere else.' },
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
  closing: 'Write back',
  categories: { essay: 'Personal essay', craft: 'On writing' },
  declarations: {
    'own-work': 'I wrote this story myself and hold its rights.',
    adult: 'I am 18 or older.',
    rules: 'I have read the rules and accept them.',
  },
} satisfies CampaignTexts;
