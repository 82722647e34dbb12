import { completionBonusMinor } from '@myfiction/shared/contract/billing.ts';
import { addCompletionBonus } from '../../billing/completion-bonus.ts';
import { AppError } from '../../platform/handler.ts';
import { isLocked } from '../../stories/story-rules.ts';
import { isContractInForce } from '../contract-in-force.ts';
import { completionDocument, payToReadDocument } from '../documents/outcome-documents.ts';
import { storeDocument } from '../documents/store-document.ts';
import { type ApplicationContext, type HeldApplication, withAnyApplication } from '../held-application.ts';
import { completionAccepted, payToReadAccepted } from '../messages/application-letters.ts';
import { contractAccepted } from '../messages/contract-letters.ts';
import { moveApplication, movedOn } from '../move-application.ts';
import { readForm } from '../stored-form.ts';
import { aboutOf, byEditor, type DeskAct, refuseClaimed } from './desk-context.ts';

export interface Acceptance extends DeskAct {
  /** What the editor liked, in the letter and the timeline. */
  note?: string;
}

type Accept = (context: ApplicationContext, held: HeldApplication, acceptance: Required<Acceptance>) => Promise<void>;

const ACCEPT: Readonly<Record<Acceptance['kind'], Accept>> = {
  contract: acceptContract,
  'pay-to-read': acceptPayToRead,
  completion: acceptCompletion,
};

/** Says yes. Throws `applicationMoved`, `claimedByOther`, or `notEligible` for paid reading without a contract in force. */
export function acceptApplication(context: ApplicationContext, acceptance: Acceptance): Promise<void> {
  return withAnyApplication(context, acceptance, async (inside, held) => {
    refuseClaimed(held, acceptance.by);
    await ACCEPT[acceptance.kind](inside, held, { note: '', ...acceptance });
  });
}

async function acceptContract(
  context: ApplicationContext,
  held: HeldApplication,
  { by, note }: Required<Acceptance>,
): Promise<void> {
  const about = await aboutOf(context, held, by);
  await moveApplication(context, held, {
    ...byEditor(by),
    action: 'accept',
    note,
    changes: { editor: by },
    message: contractAccepted(about, { note, open: !isLocked(held.story) }),
  });
}

/** Paid from the day that the author has asked for; from now where that has passed in the meantime. */
async function acceptPayToRead(
  context: ApplicationContext,
  held: HeldApplication,
  { by, note }: Required<Acceptance>,
): Promise<void> {
  const form = readForm(context.secrets, held.row);
  if (form?.kind !== 'pay-to-read' || form.first_paid_position === null || form.price_coins === null) {
    throw await movedOn(context, held);
  }
  const now = context.clock.now();
  if (held.row.status === 20 && !(await isContractInForce(context.db, held.story, now))) {
    throw new AppError('notEligible', { msg: 'The contract of this story has ended.' });
  }
  const asked = new Date(`${form.effective_date}T00:00:00Z`);
  const paidFrom = asked > now ? asked : now;
  const { first_paid_position: first, price_rule: priceRule, price_coins: priceCoins } = form;
  const about = await aboutOf(context, held, by);
  await moveApplication(context, held, {
    ...byEditor(by),
    action: 'accept',
    note,
    changes: { editor: by },
    story: { firstPaidPosition: first, paidFrom, priceRule, priceCoins },
    message: payToReadAccepted(about, { first, paidFrom, note }),
  });
  await storeDocument(context, held.row.id, 'pay-to-read', (frame) =>
    payToReadDocument(form, paidFrom, { ...frame, story: held.story, by }),
  );
}

async function acceptCompletion(
  context: ApplicationContext,
  held: HeldApplication,
  { by, note }: Required<Acceptance>,
): Promise<void> {
  const now = context.clock.now();
  const words = held.row.countedWords ?? held.story.words;
  const about = await aboutOf(context, held, by);
  const bonusMinor = completionBonusMinor(words);
  await moveApplication(context, held, {
    ...byEditor(by),
    action: 'accept',
    note,
    changes: { editor: by },
    story: { completed: true, completedAt: now },
    message: completionAccepted(about, { words, bonusMinor, note }),
  });
  await addCompletionBonus(context.db, { storyId: held.story.id, words }, now);
  await storeDocument(context, held.row.id, 'completion', (frame) =>
    completionDocument({ words, bonusMinor }, { ...frame, story: held.story, by }),
  );
}
