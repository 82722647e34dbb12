import { OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { formatDate, formatNumber } from '@myfiction/shared/host.ts';
import type { Text, TextKey } from '../i18n/use-text.ts';

/** What a status means for the author; with its dates once they are known. */
export function applicationMeaning(
  kind: ApplicationKind,
  story: StorySummary,
  view: ApplicationView | undefined,
  t: Text,
): string {
  const dated = view && view.status === applicationStatus(kind, story) ? datedMeaning(view, t) : undefined;
  return dated ?? t(plainMeaning(kind, story));
}

function plainMeaning(kind: ApplicationKind, story: StorySummary): TextKey {
  if (kind === 'contract') return `app.contract.${story.contract_status}`;
  if (kind === 'pay-to-read') return `app.pay-to-read.${story.pay_to_read_status}`;
  return `app.completion.${story.completion_status}`;
}

function datedMeaning({ kind, status, form, timeline, expected_at }: ApplicationView, t: Text): string | undefined {
  const reachedAt = timeline.findLast((event) => event.to_status === status && event.from_status !== status)?.at;
  if (kind === 'contract' && status === 30 && reachedAt && form?.kind === 'contract' && form.offer) {
    const percent = OFFER_TERMS[form.offer].sharePercent;
    return t(`app.contract.30.${form.offer}`, { date: formatDate(reachedAt), percent });
  }
  if (kind === 'pay-to-read' && status === 22 && form?.kind === 'pay-to-read' && form.first_paid_position !== null) {
    return t('app.pay-to-read.22.from', { position: formatNumber(form.first_paid_position) });
  }
  if (status === 20 && expected_at) {
    return `${t(`app.${kind}.20`)} ${t('app.expected', { date: formatDate(expected_at, 'dayMonth') })}`;
  }
  return undefined;
}

/** A second, quieter sentence, where the specification or the next step asks for one. */
export function applicationNote(kind: ApplicationKind, story: StorySummary): TextKey | undefined {
  if (kind === 'contract' && story.contract_status === 30) return 'app.contract.30.note';
  if (kind === 'completion' && story.completion_status === 0) return 'app.completion.0.note';
  return undefined;
}

export function applicationStatus(kind: ApplicationKind, story: StorySummary) {
  if (kind === 'contract') return story.contract_status;
  return kind === 'pay-to-read' ? story.pay_to_read_status : story.completion_status;
}
