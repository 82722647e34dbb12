import type { CampaignTexts } from '../../campaign-texts.ts';
import { CONTRACT_FIGURES } from '../../contract-figures.ts';

const { shares, firstPaidChapter, minWords, reviewDays, signing, writing, completion } = CONTRACT_FIGURES;
const count = (value: number): string => value.toLocaleString('en');

export default {
  heading: 'Write.\nGet paid.',
  lead: 'What every author under contract receives, from which chapter on, and when it arrives.',
  facts: [
    { title: `${shares.exclusive}%`, text: `Of the net income; ${shares.open}% if non-exclusive` },
    { title: 'Monthly', text: 'One bill for all stories' },
    { title: `Chapter ${firstPaidChapter}`, text: 'The first that readers can pay for' },
  ],
  amounts: [
    { figure: signing, name: 'Signing bonus', text: 'Paid once, when the contract of a story is signed.' },
    {
      figure: writing.amount,
      name: 'Monthly writing bonus',
      text: `For ${count(writing.words)} published words in a month.`,
    },
    {
      figure: completion.upTo,
      name: 'Completion Bonus, at most',
      text: `When a story comes to its end. It begins with ${completion.from} for ${count(completion.fromWords)} words.`,
    },
  ],
  rulesIntro: 'Three steps, no small print.',
  rules: [
    { title: 'Publish your first chapters', text: `${count(minWords)} words are enough to apply.` },
    { title: 'Apply for a contract', text: `An editor reads and answers within ${reviewDays} days.` },
    { title: 'Sign and write on', text: 'The first bonus is on the next bill.' },
  ],
  winners: [],
  faq: [
    { title: 'When is it paid?', text: 'With the monthly bill, as soon as your payment info is complete.' },
    { title: 'Can I lose it?', text: 'What has been earned stays yours. A pause only stops what would come next.' },
  ],
  closing: 'Start with a page',
  categories: {},
  declarations: {},
} satisfies CampaignTexts;
