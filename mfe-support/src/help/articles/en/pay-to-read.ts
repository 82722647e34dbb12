import {
  EFFECTIVE_AHEAD_DAYS_MAX,
  FREE_CHAPTERS_MIN,
  PRICE_COINS_MAX,
  PRICE_COINS_MIN,
  REVIEW_DAYS,
} from '@myfiction/shared/contract/application-options.ts';
import { list, note, steps, table, text } from '../../../content/blocks.ts';
import type { ShelfTexts } from '../../article.ts';

export default {
  'what-is-pay-to-read': {
    title: 'What is Pay-to-Read?',
    summary: 'Readers pay coins for later chapters of a signed story, and you get your share.',
    words: 'paid chapters coins unlock monetize earn locked premium readers pay how',
    body: [
      text(
        `The first ${FREE_CHAPTERS_MIN} chapters at least stay free. From the chapter you choose, readers unlock each one with coins, which they buy in the apps.`,
      ),
      text(
        'What they pay appears on your [monthly bill](go:bill), chapter by chapter. See [How a bill is counted](see:bill-lines).',
      ),
    ],
  },
  'apply-pay-to-read': {
    title: 'How to apply for Pay-to-Read',
    summary: 'Choose the first paid chapter, a price rule and a date. A signed contract comes first.',
    words: 'apply paid reading enter v monetization start charge application',
    body: [
      steps(
        'Open a signed story and choose **Apply for Pay-to-Read**.',
        'Choose the first paid chapter. The page shows which published and scheduled chapters become paid.',
        'Choose the [price rule](see:price-rules) and the date it takes effect.',
        'Promise a pace of updates, read the agreement and send.',
      ),
      text(
        `An editor answers within ${REVIEW_DAYS} days. The date can be up to ${EFFECTIVE_AHEAD_DAYS_MAX} days ahead.`,
      ),
    ],
  },
  'pay-to-read-statuses': {
    title: 'What do the Pay-to-Read statuses mean?',
    summary: 'From Apply for Pay-to-Read to View Pay-to-Read Information.',
    words: 'view pay-to-read process information status review draft waiting',
    body: [
      table(
        ['Status', 'What it means'],
        ['Apply for Pay-to-Read', 'Nothing was sent yet.'],
        ['Draft', 'Begun, not sent.'],
        ['View Pay-to-Read Process', 'An editor reads it, or it came back with reasons for you to correct.'],
        ['View Pay-to-Read Information', 'Approved. The page shows the price and the date.'],
      ),
    ],
  },
  'price-rules': {
    title: 'Set the price of a chapter',
    summary: `The same for every chapter, or by a thousand words: ${PRICE_COINS_MIN} to ${PRICE_COINS_MAX} coins.`,
    words: 'price coins cost chapter per thousand words how much charge',
    body: [
      list(
        '**Per chapter**: every paid chapter costs the same.',
        '**Per thousand words**: longer chapters cost more; begun thousands count in proportion, rounded up to whole coins.',
      ),
      text('The form shows an example with your own chapters before you decide.'),
      note('A chapter that a reader has paid for stays open to that reader, whatever changes later.'),
    ],
  },
  'free-chapters': {
    title: 'How many chapters stay free?',
    summary: `At least ${FREE_CHAPTERS_MIN}. More is your choice.`,
    words: 'free chapters how many paywall first paid where begin',
    body: [
      text(
        `Readers need a reason to pay: ${FREE_CHAPTERS_MIN} chapters is the least. A good place for the first paid chapter is just after a question has been raised. The [funnel](see:readers-funnel) shows where readers stay.`,
      ),
    ],
  },
} satisfies ShelfTexts<'pay-to-read'>;
