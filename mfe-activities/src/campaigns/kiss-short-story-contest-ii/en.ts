import type { CampaignTexts } from '../../campaign-texts.ts';

export default {
  heading: 'One kiss,\none story',
  lead: 'The second Kiss contest asked for short stories that turn on a single kiss: given, missed or stolen back.',
  facts: [{ title: '5 prizes', text: 'From $200 to $1,500' }],
  amounts: [
    { figure: '$1,500', name: 'First prize', text: 'And a reading by an actor in the reader apps.' },
    { figure: '$600', name: 'Second prize', text: 'For the best last line.' },
    { figure: '$200', name: 'Three readers’ prizes', text: 'Voted for by 11,400 readers.' },
  ],
  rulesIntro: 'Short means short.',
  rules: [
    { title: 'A short story in English', text: 'Complete, with at least 1,000 words.' },
    { title: 'Your own work', text: 'You keep all rights unless you sign a contract with us.' },
    { title: 'One entry per author', text: 'You can withdraw it and enter another one until entries close.' },
    { title: '18 or older', text: 'Follow the Content Guidelines and set your trigger warnings.' },
  ],
  winners: [
    {
      prize: 'First prize',
      title: 'Platform Four',
      author: 'Ines Carvalho',
      note: 'A train is late by one kiss. We missed our own stop.',
    },
    {
      prize: 'Second prize',
      title: 'Salt',
      author: 'Jun Watanabe',
      note: 'The last line is four words long, and holds it all.',
    },
    { prize: 'Readers’ prize', title: 'Practice', author: 'Lotte Brandt', note: 'Two actors, one scene, forty takes.' },
  ],
  faq: [
    {
      title: 'Can I change the story after I have entered?',
      text: 'Yes. The jury reads what is published when entries close.',
    },
    { title: 'Does entering cost anything?', text: 'No. Nobody from MyFiction will ever ask you for a fee.' },
    { title: 'How do I hear about the result?', text: 'By a message in your inbox, and on this page.' },
  ],
  closing: 'Once more, please',
  categories: { short: 'Short story', romance: 'Romance' },
  declarations: {
    'own-work': 'I wrote this story myself and hold its rights.',
    adult: 'I am 18 or older.',
    rules: 'I have read the rules and accept them.',
  },
} satisfies CampaignTexts;
