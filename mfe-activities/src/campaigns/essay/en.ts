import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'Why I write\nat night',
  lead: 'The first Essay Competition asked serial authors for the true story behind their hours.',
  facts: [{ title: '3 prizes', text: 'From $250 to $1,000' }],
  amounts: [
    { figure: '$1,000', name: 'First prize', text: 'And a place in the printed yearbook.' },
    { figure: '$500', name: 'Second prize', text: 'And a talk with the editors.' },
    { figure: '$250', name: 'Readers’ prize', text: 'For the essay with the most comments.' },
  ],
  rulesIntro: 'True, short and yours.',
  rules: [
    { title: 'An essay in English', text: 'Between 800 and 3,000 words, and true.' },
    { title: 'Your own work', text: 'You keep all rights unless you sign a contract with us.' },
    { title: 'One entry per author', text: 'You can withdraw it and enter another one until entries close.' },
    { title: '18 or older', text: 'Follow the Content Guidelines and set your trigger warnings.' },
  ],
  winners: [
    {
      prize: 'First prize',
      title: 'The Kitchen After Eleven',
      author: 'Maren Holt',
      note: 'A house falls asleep and a writer wakes up. Not one word too many.',
    },
    {
      prize: 'Second prize',
      title: 'Night Bus, Row Nine',
      author: 'Tomás Ibarra',
      note: 'Six years of chapters, typed between two stops.',
    },
    {
      prize: 'Readers’ prize',
      title: 'Quiet Keys',
      author: 'Adaeze Obi',
      note: 'About a baby, a phone and a thumb that never slept.',
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
  closing: 'Leave the light on',
  categories: { essay: 'Personal essay', craft: 'On writing' },
  declarations: {
    'own-work': 'I wrote this story myself and hold its rights.',
    adult: 'I am 18 or older.',
    rules: 'I have read the rules and accept them.',
  },
} satisfies CampaignTexts;
