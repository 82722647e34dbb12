import { payToReadFieldNames } from '@myfiction/shared/contract/field-names/en.ts';

/** Texts of the application for paid reading. */
export default {
  ...payToReadFieldNames,
  title: 'Pay-to-Read',
  text: 'Choose where readers begin to pay and how much. An editor checks it before it begins.',
  notReady: 'This story cannot apply yet.',
  outOfReach: 'This story cannot apply any more.',

  'first.help': 'Chapters 1 to {{free}} stay free, at least.',
  'first.option': '{{position}}. {{title}}',
  'first.untitled': 'Untitled chapter',
  'first.none': 'No chapter can be paid yet. Publish or schedule more than {{free}} chapters.',
  'chapters.title_one': '{{count}} chapter becomes paid',
  'chapters.title_other': '{{count}} chapters become paid',
  'chapters.later': 'Chapters that you publish later are paid too.',
  'chapters.position': 'Chapter',
  'chapters.words': 'Words',
  'chapters.price': 'Price',
  'chapters.published': 'Published',
  'chapters.scheduled': 'Scheduled, {{when}}',
  'chapters.more': 'Show all {{count}}',
  'chapters.less': 'Show fewer',
  coins_one: '{{count}} coin',
  coins_other: '{{count}} coins',

  'rule.per-chapter': 'Per chapter',
  'rule.per-chapter.text': 'Every chapter costs the same.',
  'rule.per-thousand-words': 'Per 1,000 words',
  'rule.per-thousand-words.text': 'Longer chapters cost more. Parts of a coin are rounded up.',
  'price.coins.help': 'From {{min}} to {{max}}. Readers buy coins in the apps.',
  'example.title': 'For example',
  'example.per-chapter': 'Chapter {{position}} costs {{price}}, whatever its length.',
  'example.per-thousand-words':
    'Chapter {{position}} has {{words}} words: {{words}} ÷ 1,000 × {{coins}}, rounded up, is {{price}}.',
  'example.all': 'A reader of all {{count}} paid chapters pays {{price}}.',

  'date.help': 'From tomorrow on, within {{days}} days. What was free until then stays with those who have read it.',
  'pledge.help': 'Readers who pay expect new chapters. Promise what you can keep.',
  agree: 'I keep the pledge, and I do not change prices or paid chapters without my editor.',
  submit: 'Send application',
  submitAgain: 'Send again',

  'after.title': 'What happens after you send it',
  'after.check': 'An editor checks it',
  'after.accept': 'You get a message',
  'after.acceptText': 'Accepted, or returned with reasons',
  'after.begin': 'It begins on your date',
  'after.beginText': 'Readers of the apps see the price at each chapter',
} as const;
