import { OFFER_VALID_DAYS, PREPARE_DAYS } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import type { MessageDraft } from '../../inbox/send-message.ts';
import { formatMoney } from '../documents/money.ts';
import { dayInWords, inWords } from '../documents/words.ts';

type Letter = Omit<MessageDraft, 'uid' | 'storyId'>;

export interface Reason {
  /** Path of a field, empty for the whole. */
  field: string;
  text: string;
}

interface About {
  story: { id: string; title: string };
  /** Pen name of the author. */
  author: string;
  /** Who writes. */
  by: string;
}

/** A letter of paragraphs, from a person to a person. */
function letter({ author, by }: About, paragraphs: readonly string[]): string {
  return [`Dear ${author},`, ...paragraphs.filter((text) => text !== ''), by].join('\n\n');
}

const openContract = (about: About) => ({ path: paths.contract('view', about.story.id), label: 'Open the contract' });
const openStory = (about: About) => ({ path: paths.storyDetail(about.story.id), label: 'Open the story' });

export function contractAccepted(about: About, note: string): Letter {
  return {
    ...{ type: 'contract', event: 'contract', sender: about.by },
    title: 'Your contract is being prepared',
    body: letter(about, [
      `Good news. Our editors read ${about.story.title} and want to sign it.`,
      note,
      `We are writing your contract now. It takes about ${PREPARE_DAYS} days. Then you get a message here and an email. You read it, and you sign it online.`,
      'You can keep publishing while you wait. Nothing changes for your readers.',
    ]),
    action: openContract(about),
  };
}

export function contractIssued(about: About, until: Date): Letter {
  return {
    ...{ type: 'contract', event: 'contract', sender: about.by },
    title: 'Your contract is ready to sign',
    body: letter(about, [
      `The contract for ${about.story.title} is ready. We have signed it.`,
      `Please read it, ask us anything you want to know, and sign it online by ${dayInWords(until)}. After ${OFFER_VALID_DAYS} days the offer lapses; you can apply again then.`,
    ]),
    action: openContract(about),
  };
}

export function contractSigned(about: About): Letter {
  return {
    ...{ type: 'contract', event: 'contract', sender: about.by },
    title: 'Your contract is signed',
    body: letter(about, [
      `You have signed the contract for ${about.story.title}. It is in force from today, and the signed document waits for you under Contract Information.`,
      'From now on your editor changes the details of the story with you. Write to us whenever you want to change one. You can apply for Pay-to-Read now.',
    ]),
    action: openContract(about),
  };
}

export function contractDeclined(about: About): Letter {
  return {
    ...{ type: 'contract', event: 'contract' },
    title: 'You declined the contract',
    body: `Nothing was signed, and ${about.story.title} stays as it is. You can apply again at any time.`,
    action: openStory(about),
  };
}

export function contractLapsed(about: About): Letter {
  return {
    ...{ type: 'contract', event: 'contract' },
    title: 'The contract offer has run out',
    body: `The contract for ${about.story.title} was not signed within ${OFFER_VALID_DAYS} days, so the offer has lapsed. ${about.story.title} stays as it is. You can apply again at any time; what you filled in is still there.`,
    action: openStory(about),
  };
}

export function contractTerminated(about: About, reason: string): Letter {
  return {
    ...{ type: 'contract', event: 'contract', sender: about.by },
    title: 'Your contract has ended',
    body: letter(about, [
      `The contract for ${about.story.title} has ended.`,
      reason,
      'What you have earned until today is paid. The document that says so is under Contract Information.',
    ]),
    action: openContract(about),
  };
}

const KIND_NAMES: Readonly<Record<ApplicationKind, string>> = {
  contract: 'contract application',
  'pay-to-read': 'Pay-to-Read application',
  completion: 'application for completion',
};

/** One point needs a small change, several need some. */
export function returned(about: About, kind: ApplicationKind, reasons: readonly Reason[]): Letter {
  const points = reasons.map(({ text }) => `• ${text}`).join('\n');
  return {
    ...{ type: 'editor', event: 'application', sender: about.by },
    title: `Your ${KIND_NAMES[kind]} needs ${reasons.length === 1 ? 'a change' : 'some changes'}`,
    body: letter(about, [
      `Thank you for ${about.story.title}. Before we can go on, please look at this:`,
      points,
      'Everything you filled in is still there. Change what is marked, and send it again.',
    ]),
    action: { path: reapplyPath(kind, about.story.id), label: 'Put it right' },
  };
}

export function documentsReturned(about: About, reasons: readonly Reason[]): Letter {
  const points = reasons.map(({ text }) => `• ${text}`).join('\n');
  return {
    ...{ type: 'contract', event: 'contract', sender: about.by },
    title: 'Your contract needs a correction',
    body: letter(about, [
      `We cannot write the contract for ${about.story.title} with the data that we have:`,
      points,
      'Please put it right and send it again. Nothing else has to be filled in anew.',
    ]),
    action: { path: reapplyPath('contract', about.story.id), label: 'Put it right' },
  };
}

export function payToReadAccepted(about: About, { first, paidFrom }: { first: number; paidFrom: Date }): Letter {
  return {
    ...{ type: 'editor', event: 'application', sender: about.by },
    title: 'Welcome to Pay-to-Read',
    body: letter(about, [
      `From ${dayInWords(paidFrom)} readers of ${about.story.title} pay from chapter ${first} on. Chapters 1 to ${first - 1} stay free.`,
      'What they pay stands in your monthly bill, chapter by chapter.',
    ]),
    action: { path: paths.payToRead('view', about.story.id), label: 'Open Pay-to-Read' },
  };
}

export function completionAccepted(about: About, { words, bonusMinor }: { words: number; bonusMinor: number }): Letter {
  return {
    ...{ type: 'editor', event: 'application', sender: about.by },
    title: `${about.story.title} is completed`,
    body: letter(about, [
      `Congratulations. ${about.story.title} is completed with ${inWords(words)} words.`,
      bonusMinor === 0 ? '' : `Your Completion Bonus of ${formatMoney(bonusMinor)} stands in your next bill.`,
    ]),
    action: openStory(about),
  };
}

function reapplyPath(kind: ApplicationKind, storyId: string): string {
  if (kind === 'contract') return paths.contract('reapply', storyId);
  return kind === 'pay-to-read' ? paths.payToRead('reapply', storyId) : paths.storyDetail(storyId);
}
