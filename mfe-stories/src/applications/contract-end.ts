import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { termEnd } from '@myfiction/shared/contract/term-end.ts';

/** When the last change to a status happened, as ISO time. */
export function reachedAt({ timeline }: Pick<ApplicationView, 'timeline'>, status: number): string | undefined {
  return timeline.findLast((event) => event.to_status === status && event.from_status !== status)?.at;
}

/** The day on which a signed contract ends by itself, as ISO time. */
export function contractEnd(view: ApplicationView): string | undefined {
  const offer = view.form?.kind === 'contract' ? view.form.offer : null;
  const signedAt = reachedAt(view, 30);
  return offer && signedAt ? termEnd(offer, signedAt).toISOString() : undefined;
}
