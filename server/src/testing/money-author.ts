import { randomUUID } from 'node:crypto';
import type { RevenueEvent } from '@myfiction/shared/contract/calls/ingest-revenue.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';
import type { DomainContext } from './domain-context.ts';
import { addPublished, addStory, chapterText } from './fixtures.ts';

/** An author with a story that earns. */
export interface MoneyAuthor {
  storyId: string;
  chapterId: string;
  /** 10,000 unlocks of the chapter, $180, unless changed. */
  event: (changes?: Partial<RevenueEvent>) => RevenueEvent;
}

export async function addMoneyAuthor(context: DomainContext): Promise<MoneyAuthor> {
  const { story_id: storyId } = await addStory(context);
  const chapterId = await addPublished(context, storyId, chapterText('One', 'Text.'));
  const money = { units: 10_000, rate_micros: 1_800_000, currency: 'USD' } as const;
  return {
    storyId,
    chapterId,
    event: (changes) => ({
      event_id: randomUUID(),
      kind: 'unlock',
      story_id: storyId,
      chapter_id: chapterId,
      ...money,
      at: context.clock.now().toISOString(),
      ...changes,
    }),
  };
}

/** Lets the author be paid: a PayPal account and a form that withholds 10 %. */
export async function addPayout(context: DomainContext): Promise<void> {
  await addPayoutMethod(context);
  await addTaxForm(context);
}

/** A PayPal account. */
export async function addPayoutMethod({ db, uid, clock }: DomainContext): Promise<void> {
  const method = { kind: 'paypal', masked: 'n•••@example.com' } as const;
  await db.insert(payoutMethods).values({ id: randomUUID(), uid, ...method, createdAt: clock.now() });
}

/** A valid form that withholds 10 %, unless changed. */
export async function addTaxForm(
  { db, uid, clock }: DomainContext,
  changes: Partial<Pick<typeof taxForms.$inferInsert, 'withholdingPercent' | 'validUntil'>> = {},
): Promise<void> {
  const now = clock.now();
  const form = { kind: 'w-8ben', state: 'valid', withholdingPercent: 10, validUntil: '2999-12-31' } as const;
  const decided = { createdAt: now, decidedBy: 'Mirela', decidedAt: now };
  await db.insert(taxForms).values({ id: randomUUID(), uid, ...form, ...decided, ...changes });
}
