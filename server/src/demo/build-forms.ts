import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { NOOR_PERSON } from './noor-person.ts';
import type { StoryPlan } from './story-plan.ts';
import { isoDay } from './times.ts';

/** Above the chapters that have to stay free. */
const FIRST_PAID = 12;

/** What an author has filled in: a draft lacks its end, one that was returned has what the reason is about. */
export function buildForm(
  kind: ApplicationKind,
  status: number,
  { plan, words }: { plan: StoryPlan; words: number },
  sentAt: Date,
): ApplicationForm {
  const complete = status !== 10;
  if (kind === 'completion') return { kind, confirmed: complete, title: complete ? plan.title : '' };
  if (kind === 'pay-to-read') {
    return {
      kind,
      first_paid_position: status === 21 ? 3 : FIRST_PAID,
      price_rule: 'per-chapter',
      price_coins: 9,
      effective_date: isoDay(new Date(sentAt.getTime() + 14 * DAY_MS)),
      update_pledge: complete ? 'three-a-week' : null,
      agreed: complete,
    };
  }
  return {
    kind,
    person: complete ? NOOR_PERSON : { ...NOOR_PERSON, phone: '', id_type: null, id_number: '' },
    work: {
      outline: complete ? outlineOf(plan) : plan.synopsis,
      planned_words: Math.max(120_000, Math.ceil(words / 10_000) * 12_000),
      update_pace: plan.weekdays.length > 2 ? 'daily' : 'weekly',
      other_platforms: [],
    },
    offer: complete ? 'exclusive' : null,
    declarations: { own_work: complete, true_data: complete, terms_read: complete },
  };
}

function outlineOf({ synopsis }: StoryPlan): string {
  return [
    synopsis,
    'The first third sets the price of the bargain and lets everybody believe that they can pay it. The second takes away, one after the other, the people who could have helped.',
    'In the last third the two who began it have to decide in front of everybody they have lied to. They choose each other, and it costs them the house.',
  ].join('\n\n');
}
