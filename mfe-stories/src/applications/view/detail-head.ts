import { REVIEW_DAYS, TERM_LETTER_DAYS } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { formatDate, formatNumber, formatRelative } from '@myfiction/shared/host.ts';
import { contractEnd, reachedAt } from '../contract-end.ts';
import type { ViewText } from '../i18n/use-view-text.ts';
import { openOffer } from './open-offer.ts';

/** The day from which readers pay, in words: of the acceptance where the one that was asked for had passed. */
export function paidFrom(view: ApplicationView, askedFor: string): string {
  const acceptedAt = view.status === 22 ? reachedAt(view, 22) : undefined;
  return acceptedAt && acceptedAt > askedFor ? formatDate(acceptedAt) : formatDate(askedFor, 'date', 'UTC');
}

/** Where readers begin to pay: as it is now or, before that, as it was asked for. */
export function firstPaid(view: ApplicationView, asked: { first_paid_position: number | null }): string {
  return formatNumber(view.first_paid_position ?? asked.first_paid_position ?? 0);
}

export function headOf(view: ApplicationView, t: ViewText, now: number): string {
  if (view.kind === 'contract') {
    switch (view.status) {
      case 22:
        return t(openOffer(view) ? 'head.contract.22.offer' : 'head.contract.22');
      case 30:
        return t(isTermOver(view, now) ? 'head.contract.30.over' : 'head.contract.30');
      case 21:
      case 31:
        return t(`head.contract.${view.status}`);
      default:
        return t('head.contract.20');
    }
  }
  return view.status === 21 || view.status === 22 ? t(`head.${view.kind}.${view.status}`) : t(`head.${view.kind}.20`);
}

/** The sentence below: when, until when, what then. */
export function subOf(view: ApplicationView, t: ViewText, now: number): string {
  const { kind, status, form } = view;
  const end = contractEnd(view);
  if (status === 20) {
    const sentAt = view.submitted_at ?? reachedAt(view, 20) ?? '';
    return t('sub.sent', { when: formatRelative(sentAt, now), days: REVIEW_DAYS });
  }
  if (status === 21) return t('sub.returned');
  if (status === 30) return end ? signedSub(end, t, now) : t('sub.signedPlain');
  if (status === 31) return t('sub.ended');
  if (kind === 'contract') {
    return openOffer(view)
      ? t('sub.offer')
      : t('sub.preparing', { when: formatRelative(reachedAt(view, 22) ?? '', now) });
  }
  if (kind === 'completion') return t('sub.completed', { words: formatNumber(view.counted_words ?? 0) });
  return form?.kind === 'pay-to-read'
    ? t('sub.paid', {
        position: firstPaid(view, form),
        date: paidFrom(view, form.effective_date),
      })
    : '';
}

/** A contract ends by itself; its status changes where an editor has ended it. */
function isTermOver(view: ApplicationView, now: number): boolean {
  const end = contractEnd(view);
  return end !== undefined && Date.parse(end) <= now;
}

function signedSub(end: string, t: ViewText, now: number): string {
  const leftMs = Date.parse(end) - now;
  const soon = leftMs <= TERM_LETTER_DAYS * DAY_MS ? 'sub.signedSoon' : 'sub.signed';
  return t(leftMs <= 0 ? 'sub.termOver' : soon, { date: formatDate(end) });
}

export function titleOf({ kind, status }: ApplicationView, t: ViewText): string {
  const isSettled = status === 30 || status === 31 || (kind !== 'contract' && status === 22);
  return t(`title.${kind}.${isSettled ? 'info' : 'review'}`);
}
