import { OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail, StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { termEnd } from '@myfiction/shared/contract/term-end.ts';
import { formatDate, formatNumber } from '@myfiction/shared/host.ts';
import type { Text, TextKey } from '../i18n/use-text.ts';
import { type ApplicationState, applicationState } from './application-state.ts';

/** What a status means for the author; with its dates once they are known. */
export function applicationMeaning(
  kind: ApplicationKind,
  story: StoryDetail,
  view: ApplicationView | undefined,
  nowMs: number,
  t: Text,
): string {
  if (kind === 'pay-to-read' && hasPayToReadEnded(story)) return t(`app.pay-to-read.${endOfPayToRead(story)}`);
  if (kind === 'pay-to-read' && isOutOfReach(kind, story)) {
    return t(hasNoContractAnyMore(story) ? 'app.pay-to-read.noContract' : 'app.pay-to-read.outOfReach');
  }
  if (kind === 'pay-to-read' && story.paid && Date.parse(story.paid.from) > nowMs) {
    const position = formatNumber(story.paid.first_position);
    return t('app.pay-to-read.22.ahead', { position, date: formatDate(story.paid.from, 'date', 'UTC') });
  }
  if (kind === 'contract' && hasNoContractAnyMore(story)) return t('app.contract.0.completed');
  const dated = view && view.status === applicationStatus(kind, story) ? datedMeaning(view, nowMs, t) : undefined;
  return dated ?? t(plainMeaning(kind, story));
}

function plainMeaning(kind: ApplicationKind, story: StorySummary): TextKey {
  if (kind === 'contract') return `app.contract.${story.contract_status}`;
  if (kind === 'pay-to-read') return `app.pay-to-read.${story.pay_to_read_status}`;
  return `app.completion.${story.completion_status}`;
}

function datedMeaning(view: ApplicationView, nowMs: number, t: Text): string | undefined {
  const { kind, status, form, timeline, expected_at } = view;
  const reached = timeline.findLast((event) => event.to_status === status && event.from_status !== status);
  if (kind === 'contract' && status === 30 && reached && form?.kind === 'contract' && form.offer) {
    const percent = OFFER_TERMS[form.offer].sharePercent;
    const signed = t(`app.contract.30.${form.offer}`, { date: formatDate(reached.at), percent });
    const end = termEnd(form.offer, reached.at);
    const term = end.getTime() > nowMs ? 'app.contract.30.until' : 'app.contract.30.over';
    return `${signed} ${t(term, { date: formatDate(end.toISOString()) })}`;
  }
  if (kind === 'pay-to-read' && status === 22 && view.first_paid_position !== null) {
    return t('app.pay-to-read.22.from', { position: formatNumber(view.first_paid_position) });
  }
  const ended = offerEnd(view, t);
  if (ended) return `${ended.what} ${ended.next}`;
  if (status === 10 && timeline.findLast((event) => event.to_status !== event.from_status)?.act === 'withdraw') {
    return t('app.withdrawn');
  }
  if (kind === 'contract' && status === 22 && view.next_actor === 'author' && expected_at) {
    return t('app.contract.22.offer', { date: formatDate(expected_at, 'dayMonth') });
  }
  if (status === 20 && expected_at) {
    const when = view.overdue ? t('app.overdue') : t('app.expected', { date: formatDate(expected_at, 'dayMonth') });
    return `${t(`app.${kind}.20`)} ${when}`;
  }
  return undefined;
}

/** How the offer of a contract ended that was not signed, and that the author can apply again. */
export function offerEnd(
  { status, form, timeline }: ApplicationView,
  t: Text,
): { what: string; next: string } | undefined {
  const last = timeline.findLast((event) => event.to_status !== event.from_status);
  if (status !== 0 || (last?.act !== 'decline' && last?.act !== 'lapse')) return undefined;
  return {
    what: t(`app.contract.0.${last.act}`, { date: formatDate(last.at) }),
    next: t(form ? 'app.contract.0.again' : 'app.contract.0.anew'),
  };
}

/** A second, quieter sentence, where the specification or the next step asks for one. */
export function applicationNote(kind: ApplicationKind, story: StorySummary): TextKey | undefined {
  if (kind === 'contract' && story.contract_status === 30) return 'app.contract.30.note';
  if (kind === 'completion' && story.completion_status === 0) return 'app.completion.0.note';
  return undefined;
}

/** Where an application of a story stands. */
export function storyApplicationState(kind: ApplicationKind, story: StorySummary): ApplicationState {
  const state = applicationState(kind, applicationStatus(kind, story));
  if (kind !== 'pay-to-read' || !hasPayToReadEnded(story)) return state;
  return { ...state, word: 'app.state.terminated', tone: 'brick', glyph: 'slashed', ended: true };
}

/** Its status stays: what was agreed can still be read. */
export function hasPayToReadEnded(story: Pick<StorySummary, 'contract_status' | 'pay_to_read_status'>): boolean {
  return story.contract_status === 31 && story.pay_to_read_status === 22;
}

/** What the end of the contract was for paid reading that was accepted: the end, or before it began. */
export function endOfPayToRead({ paid }: Pick<StoryDetail, 'paid'>): 'ended' | 'outOfReach' {
  return paid ? 'ended' : 'outOfReach';
}

/** Completed before it applied for a contract. */
export function hasNoContractAnyMore(story: Pick<StorySummary, 'contract_status' | 'completed'>): boolean {
  return story.completed && story.contract_status < 20;
}

/** Not accepted, and nothing leads there any more: the contract has ended, or the story is completed without one. */
export function isOutOfReach(kind: ApplicationKind, story: StorySummary): boolean {
  if (kind === 'contract') return hasNoContractAnyMore(story);
  if (kind !== 'pay-to-read' || story.pay_to_read_status === 22) return false;
  return story.contract_status === 31 || hasNoContractAnyMore(story);
}

export function applicationStatus(kind: ApplicationKind, story: StorySummary) {
  if (kind === 'contract') return story.contract_status;
  return kind === 'pay-to-read' ? story.pay_to_read_status : story.completion_status;
}

/** What readers pay for; null where all is free, or free again. */
export const paidReading = (story: StoryDetail): StoryDetail['paid'] => (hasPayToReadEnded(story) ? null : story.paid);
