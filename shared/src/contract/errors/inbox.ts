import type { CatalogueEntry } from './catalogue-entry.ts';

/** The inbox: codes 400050 to 400054. */
export const INBOX_ERRORS = [
  {
    code: 400050,
    name: 'messageProtected',
    behaviour: 'toast',
    message: 'Messages about contracts and payments stay. You can archive them.',
  },
  {
    code: 400051,
    name: 'threadClosed',
    behaviour: 'toast',
    message: 'This conversation is closed. Write to support if there is more to say.',
  },
  {
    code: 400052,
    name: 'attachmentRefused',
    behaviour: 'caller',
    message: 'This file cannot be attached. Choose a JPG, PNG, WebP, PDF, Word (.docx) or text file.',
  },
] as const satisfies readonly CatalogueEntry[];
