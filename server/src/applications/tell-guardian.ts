import { legalName, needsGuardian } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { labelLanguage } from '../identity/author-language.ts';
import { guardianMailLimit } from '../identity/limits.ts';
import { countAgainst, scaleLimits } from '../identity/throttle.ts';
import type { CallContext } from '../platform/handler.ts';
import type { HeldApplication } from './held-application.ts';
import { type GuardianSignature, guardianMail } from './messages/guardian-mail.ts';

type Context = Pick<CallContext, 'db' | 'clock' | 'config' | 'mail' | 'lang'>;

/**
 * Writes to the guardian of an author under 18 what was signed in their name: it was typed on the author's device. Throws
 * `tooManyRequests` where the address has had too many of these: nothing is signed without it.
 */
export async function tellGuardian(
  { db, clock, config, mail, lang }: Context,
  { story }: HeldApplication,
  person: ApplicationPerson,
  signed: Pick<GuardianSignature, 'under' | 'sha256'>,
): Promise<void> {
  const { guardian } = person;
  const at = clock.now();
  if (!guardian || !needsGuardian(person.birth_date, at.toISOString().slice(0, 10))) return;
  await countAgainst(db, scaleLimits([guardianMailLimit(guardian.email)], config.rateLimitFactor), at);
  const names = { guardian: legalName(guardian), author: legalName(person), storyTitle: story.title };
  await mail.send(
    db,
    guardianMail(guardian.email, { ...signed, ...names, at }, config.supportEmail, labelLanguage(lang)),
  );
}
