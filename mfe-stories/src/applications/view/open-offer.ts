import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationDocument } from '@myfiction/shared/contract/calls/application-files.ts';

/** The newest document of a type. */
export function latestDocument(
  view: ApplicationView,
  type: ApplicationDocument['type'],
): ApplicationDocument | undefined {
  return view.documents
    .filter((document) => document.type === type)
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0];
}

/** The contract that waits for the author's signature. */
export function openOffer(view: ApplicationView): ApplicationDocument | undefined {
  const waits = view.kind === 'contract' && view.status === 22 && view.next_actor === 'author';
  return waits ? latestDocument(view, 'contract') : undefined;
}
