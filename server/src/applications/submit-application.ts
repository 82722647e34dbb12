import { needsGuardian } from '@myfiction/shared/contract/application-problems/person.ts';
import { factsOf } from '@myfiction/shared/contract/application-problems/problem.ts';
import { findProblems } from '@myfiction/shared/contract/application-problems.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { applicationLimit } from '../identity/limits.ts';
import { countAgainst, scaleLimits } from '../identity/throttle.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { byAuthor } from './author-name.ts';
import { applicationDocument } from './documents/application-document.ts';
import { storeDocument } from './documents/store-document.ts';
import { type AuthorContext, type HeldApplication, withOwnApplication } from './held-application.ts';
import { moveApplication } from './move-application.ts';
import { type FormChange, refuseUnfillable, savedColumns } from './save-application.ts';
import { requireSignatures, type TypedSignatures, writeSignatures } from './signatures.ts';
import { tellGuardian } from './tell-guardian.ts';
import { isEligible } from './view/eligibility.ts';
import { viewApplication } from './view/view-application.ts';

export type SigningContext = AuthorContext &
  Pick<CallContext, 'region' | 'userAgent' | 'sessionId' | 'config' | 'mail' | 'lang'>;

/**
 * Sends an application, for the first time or once it was put right. Throws `applicationMoved`, `revisionConflict`,
 * `notEligible`, `applicationIncomplete` with `data.problems`, `signatureMismatch` or `tooManyRequests`.
 */
export function submitApplication(
  context: SigningContext,
  change: FormChange & TypedSignatures,
): Promise<ApplicationView> {
  return withOwnApplication(context, change, async (within, held) => {
    const inside = { ...context, db: within.db };
    await refuseUnfillable(inside, held, change);
    const form = withoutNeedless(change.form, inside.clock.now());
    const before = await viewApplication(inside, held.story, held.row);
    if (!isEligible(before.eligibility))
      throw new AppError('notEligible', { data: { eligibility: before.eligibility } });
    const problems = findProblems(form, factsOf(before));
    if (Object.keys(problems).length > 0) throw new AppError('applicationIncomplete', { data: { problems } });
    if (form.kind === 'contract') requireSignatures(form.person, change, before.facts.today);
    const now = inside.clock.now();
    await countAgainst(inside.db, scaleLimits([applicationLimit(context.uid)], context.config.rateLimitFactor), now);
    const sent = await moveApplication(inside, held, {
      ...(await byAuthor(inside)),
      action: held.row.status === 21 ? 'reapply' : 'submit',
      changes: {
        ...savedColumns(inside, held.row, form),
        submittedAt: now,
        reasons: [],
        countedWords: form.kind === 'completion' ? held.story.words : null,
      },
    });
    await keepWhatWasSent(inside, sent, form, change);
    return viewApplication(inside, sent.story, sent.row);
  });
}

/** The PDF of what was sent, and who signed it. */
async function keepWhatWasSent(
  context: SigningContext,
  held: HeldApplication,
  form: ApplicationForm,
  typed: TypedSignatures,
): Promise<void> {
  const sent = await storeDocument(context, held.row.id, 'application', (about) =>
    applicationDocument(form, { ...about, story: held.story, countedWords: held.row.countedWords }),
  );
  if (form.kind !== 'contract') return;
  await writeSignatures(context, held.row.id, form.person, typed, sent.sha256);
  await tellGuardian(context, held, form.person, { under: 'application', sha256: sent.sha256 });
}

/** An adult's guardian is nobody's business. */
function withoutNeedless(form: ApplicationForm, now: Date): ApplicationForm {
  if (form.kind !== 'contract' || needsGuardian(form.person.birth_date, now.toISOString().slice(0, 10))) return form;
  return { ...form, person: { ...form.person, guardian: null } };
}
