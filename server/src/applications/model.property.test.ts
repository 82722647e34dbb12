import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import { APPLICATION_KINDS } from '@myfiction/shared/contract/application-status.ts';
import {
  type ApplicationAction,
  type ApplicationActor,
  findTransition,
} from '@myfiction/shared/contract/application-transitions.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { applicationEvents, applications } from '../database/schema/applications.ts';
import { revenueEvents } from '../database/schema/revenue.ts';
import { stories } from '../database/schema/stories.ts';
import { AppError } from '../platform/handler.ts';
import {
  type ApplyingStory,
  addApplyingStory,
  addIdImage,
  EDITOR,
  readyForm,
  SIGNATURE,
} from '../testing/application-fixture.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { declineContract } from './decline-contract.ts';
import { acceptApplication } from './desk/accept-application.ts';
import { claimApplication, unclaimApplication } from './desk/claim-application.ts';
import { issueContract } from './desk/issue-contract.ts';
import { returnDocuments, returnWithReasons } from './desk/return-application.ts';
import { terminateContract } from './desk/terminate-contract.ts';
import { discardApplication } from './discard-application.ts';
import { getApplication } from './get-application.ts';
import { lapseOffers } from './lapse-offers.ts';
import { saveApplication } from './save-application.ts';
import { signContract } from './sign-contract.ts';
import { submitApplication } from './submit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

const database = freshDatabase();

/** What a story's applications should be like; made of the table of transitions and nothing else. */
interface Model {
  status: Record<ApplicationKind, number>;
  issued: boolean;
  /** Days until an issued contract lapses. */
  daysLeft: number;
  /** Whether readers pay, or will. */
  paid: boolean;
  /** Days until the day from which they are asked to. */
  paidInDays: number;
}

type Step =
  | { do: ApplicationAction; kind: ApplicationKind }
  | { do: 'claim' | 'unclaim' | 'issue'; kind: ApplicationKind }
  | { do: 'wait'; days: number };

const ACTOR_OF: Partial<Record<ApplicationAction, ApplicationActor>> = {
  return: 'editor',
  accept: 'editor',
  'return-documents': 'editor',
  terminate: 'editor',
};
const reasons = [{ field: '', text: 'Please look at it again.' }];

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      // Those that lead on come more often: most sequences would end at the first door otherwise.
      do: fc.constantFrom<ApplicationAction>(
        ...(['submit', 'submit', 'accept', 'accept', 'sign', 'sign', 'save', 'withdraw', 'discard', 'return'] as const),
        ...(['decline', 'return-documents', 'terminate', 'reapply'] as const),
      ),
      kind: fc.constantFrom(...APPLICATION_KINDS, 'contract' as const, 'contract' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('issue' as const, 'issue' as const, 'claim' as const, 'unclaim' as const),
      kind: fc.constantFrom(...APPLICATION_KINDS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 16, 30) }) },
);

const contract = (...acts: ('submit' | 'accept' | 'issue' | 'sign')[]): Step[] =>
  acts.map((act) => ({ do: act, kind: 'contract' }));
/** Where sequences begin: at the start, or far in, which chance alone reaches too rarely. */
const anyBeginning = fc.constantFrom<Step[]>(
  [],
  contract('submit', 'accept', 'issue'),
  contract('submit', 'accept', 'issue', 'sign'),
  [...contract('submit', 'accept', 'issue', 'sign'), { do: 'submit', kind: 'pay-to-read' }],
  [{ do: 'submit', kind: 'completion' }],
);

/** Whether the story may apply, as the design says. */
function mayApply({ status }: Model, kind: ApplicationKind): boolean {
  if (kind === 'pay-to-read') return status.contract === 30;
  return kind === 'contract' ? ![20, 22].includes(status.completion) : status.completion !== 22;
}

/** Changes the model and tells whether the step should go through. */
function expectStep(model: Model, step: Exclude<Step, { do: 'wait' }>): boolean {
  const kind = ['sign', 'decline', 'return-documents', 'terminate', 'issue'].includes(step.do) ? 'contract' : step.kind;
  const from = model.status[kind];
  if (step.do === 'claim' || step.do === 'unclaim')
    return from === 20 || (kind === 'contract' && from === 22 && !model.issued);
  if (step.do === 'issue') {
    if (from !== 22 || model.issued) return false;
    model.issued = true;
    model.daysLeft = 30;
    return true;
  }
  if (step.do === 'sign' && !model.issued) return false;
  if (step.do === 'save' && [10, 21].includes(from)) return true;
  // One call sends, for the first time and again.
  const action = step.do === 'submit' || step.do === 'reapply' ? (from === 21 ? 'reapply' : 'submit') : step.do;
  const transition = findTransition(kind, from, action, ACTOR_OF[action] ?? 'author');
  if (!transition || ((action === 'submit' || action === 'reapply') && !mayApply(model, kind))) return false;
  model.status[kind] = transition.to;
  if (kind === 'pay-to-read' && transition.to === 20) model.paidInDays = 10;
  if (kind === 'pay-to-read' && transition.to === 22) model.paid = true;
  // What has not begun does not begin any more.
  if (action === 'terminate' && model.paidInDays > 0) model.paid = false;
  if (kind === 'contract' && transition.to !== 22) model.issued = false;
  return true;
}

async function doStep(
  context: DomainContext,
  story: ApplyingStory,
  step: Exclude<Step, { do: 'wait' }>,
): Promise<unknown> {
  const { story_id } = story;
  const key = { story_id, kind: step.kind };
  const desk = { ...key, by: EDITOR };
  const view = await getApplication(context, key);
  const form = readyForm(step.kind, story.title, context.clock.now());
  const change = { ...key, base_revision: view.revision, form };
  switch (step.do) {
    case 'save':
      return saveApplication(context, change);
    case 'submit':
    case 'reapply':
      if (step.kind === 'contract' && view.id_images.length === 0) await addIdImage(context, story_id);
      return submitApplication(context, { ...change, signature: SIGNATURE, guardian_signature: '' });
    case 'withdraw':
      return withdrawApplication(context, key);
    case 'discard':
      return discardApplication(context, key);
    case 'sign': {
      const { documents } = await getApplication(context, { story_id, kind: 'contract' });
      const sha256 = documents.findLast(({ type }) => type === 'contract')?.sha256 ?? '0'.repeat(64);
      return signContract(context, { story_id, sha256, signature: SIGNATURE, guardian_signature: '' });
    }
    case 'decline':
      return declineContract(context, { story_id, reason: '' });
    case 'return':
      return returnWithReasons(context, { ...desk, reasons });
    case 'accept':
      return acceptApplication(context, desk);
    case 'return-documents':
      return returnDocuments(context, { story_id, by: EDITOR, reasons });
    case 'terminate':
      return terminateContract(context, { story_id, by: EDITOR, reason: 'Agreed.' });
    case 'claim':
      return claimApplication(context, desk);
    case 'unclaim':
      return unclaimApplication(context, desk);
    case 'issue':
      return issueContract(context, { story_id, by: EDITOR });
    case 'lapse':
      throw new Error('Time does it.');
  }
}

async function checkAgainst(model: Model, { story_id }: ApplyingStory): Promise<void> {
  const [held] = await database.db.select().from(stories).where(eq(stories.id, story_id));
  expect([held?.contractStatus, held?.payToReadStatus, held?.completionStatus]).toEqual(
    APPLICATION_KINDS.map((kind) => model.status[kind]),
  );
  expect(held?.completed).toBe(model.status.completion === 22);
  expect(held?.firstPaidPosition !== null).toBe(model.paid);
  const rows = await database.db.select().from(applications).where(eq(applications.storyId, story_id));
  for (const row of rows) {
    expect(row.status).toBe(model.status[row.kind]);
    const events = await database.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, row.id))
      .orderBy(applicationEvents.id);
    // Each step begins where the one before has ended.
    const ends = [0, ...events.map(({ toStatus }) => toStatus)];
    expect(events.map(({ fromStatus }) => fromStatus)).toEqual(ends.slice(0, -1));
    expect(ends.at(-1)).toBe(row.status);
  }
  expect(await database.db.$count(revenueEvents, eq(revenueEvents.storyId, story_id))).toBe(0);
}

test('no sequence of what author, desk and clock do leads out of the table', async () => {
  await fc.assert(
    fc.asyncProperty(anyBeginning, fc.array(anyStep, { minLength: 8, maxLength: 18 }), async (beginning, rest) => {
      const context = createDomainContext(database, { uid: await addUser(database.db) });
      const story = await addApplyingStory(context);
      const status = { contract: 0, 'pay-to-read': 0, completion: 0 };
      const model: Model = { status, issued: false, daysLeft: 0, paid: false, paidInDays: 0 };
      for (const step of [...beginning, ...rest]) {
        if (step.do === 'wait') {
          context.clock.advance(step.days * DAY_MS);
          model.daysLeft -= step.days;
          model.paidInDays -= step.days;
          const lapses = model.issued && model.daysLeft <= 0;
          expect(await lapseOffers(context)).toBe(lapses ? 1 : 0);
          if (lapses) {
            model.status.contract = 0;
            model.issued = false;
          }
        } else {
          const expected = expectStep(model, step);
          const went = await doStep(context, story, step).then(
            () => true,
            (error: unknown) => {
              if (!(error instanceof AppError)) throw error;
              return false;
            },
          );
          expect({ step, went }).toEqual({ step, went: expected });
        }
        await checkAgainst(model, story);
      }
    }),
    { numRuns: 10, seed: 20_261_122, endOnFailure: true },
  );
}, 180_000);
