import { EMAIL_UNDO_DAYS } from '@myfiction/shared/contract/account-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { formerEmails } from '../database/schema/verification.ts';
import { ticketsOf } from '../platform/ticket.ts';

/** The links that bring a former address back. */
export const formerEmailLinks = ticketsOf(
  { hash: formerEmails.tokenHash, createdAt: formerEmails.changedAt },
  EMAIL_UNDO_DAYS * DAY_MS,
);
