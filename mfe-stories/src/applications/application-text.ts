import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import type { ApplicationKind } from '@myfiction/shared/ui.ts';
import type { TextKey } from '../i18n/use-text.ts';

/** What a status means for the author. */
export function applicationMeaning(kind: ApplicationKind, story: StorySummary): TextKey {
  if (kind === 'contract') return `app.contract.${story.contract_status}`;
  if (kind === 'payToRead') return `app.payToRead.${story.pay_to_read_status}`;
  return `app.completion.${story.completion_status}`;
}

/** A second, quieter sentence, where the specification or the next step asks for one. */
export function applicationNote(kind: ApplicationKind, story: StorySummary): TextKey | undefined {
  if (kind === 'contract' && story.contract_status === 30) return 'app.contract.30.note';
  if (kind === 'completion' && story.completion_status === 0) return 'app.completion.0.note';
  return undefined;
}

export function applicationStatus(kind: ApplicationKind, story: StorySummary) {
  if (kind === 'contract') return story.contract_status;
  return kind === 'payToRead' ? story.pay_to_read_status : story.completion_status;
}
