import { randomUUID } from 'node:crypto';
import {
  APPLICATION_KINDS,
  type ApplicationKind,
  COMPLETION_STATUSES,
  CONTRACT_STATUSES,
  PAY_TO_READ_STATUSES,
} from '@myfiction/shared/contract/application-status.ts';
import {
  APPLICATION_ACTIONS,
  APPLICATION_ACTORS,
  APPLICATION_TRANSITIONS,
  type ApplicationAction,
  type ApplicationActor,
  findTransition,
} from '@myfiction/shared/contract/application-transitions.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { applicationDocuments } from '../database/schema/application-papers.ts';
import { applicationEvents, applications } from '../database/schema/applications.ts';
import { type StoryRow, stories } from '../database/schema/stories.ts';
import { AppError } from '../platform/handler.ts';
import { addIdImage, EDITOR, freshApplyingStory, readyForm, SIGNATURE } from '../testing/application-fixture.ts';
import type { DomainContext } from '../testing/domain-context.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { declineContract } from './decline-contract.ts';
import { acceptApplication } from './desk/accept-application.ts';
import { returnDocuments, returnWithReasons } from './desk/return-application.ts';
import { terminateContract } from './desk/terminate-contract.ts';
import { discardApplication } from './discard-application.ts';
import { terminationDocument } from './documents/outcome-documents.ts';
import { storeDocument } from './documents/store-document.ts';
import { withOwnApplication } from './held-application.ts';
import { lapseOffers } from './lapse-offers.ts';
import { moveApplication } from './move-application.ts';
import { saveApplication } from './save-application.ts';
import { signContract } from './sign-contract.ts';
import { formToColumns } from './stored-form.ts';
import { submitApplication } from './submit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

const STATUSES: Readonly<Record<ApplicationKind, readonly number[]>> = {
  contract: CONTRACT_STATUSES,
  'pay-to-read': PAY_TO_READ_STATUSES,
  completion: COMPLETION_STATUSES,
};
const STATES = APPLICATION_KINDS.flatMap((kind) => STATUSES[kind].map((status) => ({ kind, status })));

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
const story = freshApplyingStory(context, { once: true });
let offered: { id: string; sha256: string };

beforeAll(async () => {
  await addIdImage(context, story.story_id);
  const [row] = await database.db.select().from(applications);
  offered = await storeDocument(context, row?.id ?? '', 'contract', (frame) =>
    terminationDocument('Stands for a contract.', { ...frame, story, by: EDITOR }),
  );
});

class Undo extends Error {}

/** Runs something in a state and undoes it all; gives what came of it. */
async function tryIn(
  { kind, status }: { kind: ApplicationKind; status: number },
  work: (context: DomainContext) => Promise<unknown>,
): Promise<{ moved: boolean; code: number; status: number; data: unknown }> {
  let outcome = { moved: false, code: 0, status, data: undefined as unknown };
  await database.db
    .transaction(async (tx) => {
      await putInto(tx, kind, status);
      const before = await tx.$count(applicationEvents);
      // A failed call must not take the state with it.
      const code = await tx
        .transaction((inner) => work({ ...context, db: inner }))
        .then(
          () => 0,
          (error: unknown) => {
            if (!(error instanceof AppError)) throw error;
            outcome = { ...outcome, data: error.data };
            return error.code;
          },
        );
      const [row] = await tx.select().from(applications).where(eq(applications.kind, kind));
      const [held] = await tx.select().from(stories);
      expect(copyOf(held, kind)).toBe(row?.status);
      outcome = { ...outcome, code, status: row?.status ?? 0, moved: (await tx.$count(applicationEvents)) > before };
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return outcome;
}

function copyOf(row: StoryRow | undefined, kind: ApplicationKind): number | undefined {
  if (kind === 'contract') return row?.contractStatus;
  return kind === 'pay-to-read' ? row?.payToReadStatus : row?.completionStatus;
}

async function putInto(tx: Database, kind: ApplicationKind, status: number): Promise<void> {
  const now = context.clock.now();
  const form = formToColumns(context.secrets, readyForm(kind, story.title, now));
  const contractId = kind === 'contract' && status >= 22 ? offered.id : null;
  const issued = kind === 'contract' && status === 22;
  const state = {
    ...form,
    ...{ status, contractId, revision: 1, savedAt: now, updatedAt: now },
    nextActor: issued ? ('author' as const) : null,
    waitingSince: issued ? now : null,
    expectedAt: issued ? now : null,
  };
  await tx
    .insert(applications)
    .values({ id: randomUUID(), storyId: story.story_id, kind, createdAt: now, ...state })
    .onConflictDoUpdate({ target: [applications.storyId, applications.kind], set: state });
  // Drizzle's column types know which statuses a kind has; the states of this test are of the right kind.
  const column = { contract: 'contract_status', 'pay-to-read': 'pay_to_read_status', completion: 'completion_status' }[
    kind
  ];
  await tx.execute(`update stories set ${column} = ${status}`);
  if (kind === 'pay-to-read') await tx.update(stories).set({ contractStatus: 30 });
}

test.each(STATES)('$kind at $status: every move of every actor is made or refused as the table says', async (state) => {
  for (const action of APPLICATION_ACTIONS) {
    for (const actor of APPLICATION_ACTORS) {
      const transition = findTransition(state.kind, state.status, action, actor);
      const outcome = await tryIn(state, (inside) =>
        withOwnApplication(inside, { story_id: story.story_id, kind: state.kind }, (within, held) =>
          moveApplication(within, held, {
            ...{ action, actor, actorName: EDITOR },
            changes: transition && [0, 10, 20, 21].includes(transition.to) ? { contractId: null } : {},
          }),
        ),
      );
      const expected = transition
        ? { moved: true, code: 0, status: transition.to }
        : {
            moved: false,
            code: 400_040,
            status: state.status,
            data: expect.objectContaining({ status: state.status }),
          };
      expect({ action, actor, ...outcome }).toMatchObject({ action, actor, ...expected });
    }
  }
});

const reasons = [{ field: '', text: 'Please look at it again.' }];

/** What each action is called by, and by whom. */
const CALLS: Readonly<
  Record<ApplicationAction, [ApplicationActor, (inside: DomainContext, kind: ApplicationKind) => Promise<unknown>]>
> = {
  save: ['author', (inside, kind) => saveApplication(inside, change(kind))],
  submit: ['author', (inside, kind) => submitApplication(inside, signed(kind))],
  reapply: ['author', (inside, kind) => submitApplication(inside, signed(kind))],
  withdraw: ['author', (inside, kind) => withdrawApplication(inside, { story_id: story.story_id, kind })],
  discard: ['author', (inside, kind) => discardApplication(inside, { story_id: story.story_id, kind })],
  sign: [
    'author',
    (inside) => signContract(inside, { ...signed('contract'), story_id: story.story_id, sha256: offered.sha256 }),
  ],
  decline: ['author', (inside) => declineContract(inside, { story_id: story.story_id, reason: '' })],
  return: [
    'editor',
    (inside, kind) => returnWithReasons(inside, { story_id: story.story_id, kind, by: EDITOR, reasons }),
  ],
  accept: ['editor', (inside, kind) => acceptApplication(inside, { story_id: story.story_id, kind, by: EDITOR })],
  'return-documents': [
    'editor',
    (inside) => returnDocuments(inside, { story_id: story.story_id, by: EDITOR, reasons }),
  ],
  terminate: [
    'editor',
    (inside) => terminateContract(inside, { story_id: story.story_id, by: EDITOR, reason: 'Agreed.' }),
  ],
  lapse: ['system', (inside) => lapseOffers(inside)],
};
/** Calls that are about contracts whatever they are asked. */
const CONTRACT_ONLY: readonly ApplicationAction[] = ['sign', 'decline', 'return-documents', 'terminate', 'lapse'];

function change(kind: ApplicationKind) {
  const form = readyForm(kind, story.title, context.clock.now());
  return { story_id: story.story_id, kind, base_revision: 1, form };
}

function signed(kind: ApplicationKind) {
  return { ...change(kind), signature: SIGNATURE, guardian_signature: '' };
}

test.each(STATES)('$kind at $status: every call does what the table says or nothing', async (state) => {
  for (const action of APPLICATION_ACTIONS) {
    if (state.kind !== 'contract' && CONTRACT_ONLY.includes(action)) continue;
    // One call sends an application, for the first time or again; a save stays where the form can be written.
    const names: ApplicationAction[] = action === 'submit' || action === 'reapply' ? ['submit', 'reapply'] : [action];
    const [actor, call] = CALLS[action];
    const transition = names.flatMap((name) => findTransition(state.kind, state.status, name, actor) ?? [])[0];
    const outcome = await tryIn(state, (inside) => call(inside, state.kind));
    if (transition) {
      expect({ action, ...outcome }).toMatchObject({ action, moved: true, code: 0, status: transition.to });
    } else if (action === 'save' && [10, 21].includes(state.status)) {
      expect(outcome).toMatchObject({ moved: false, code: 0, status: state.status });
    } else {
      const refused = action === 'lapse' ? 0 : 400_040;
      expect({ action, ...outcome }).toMatchObject({ action, moved: false, code: refused, status: state.status });
    }
  }
});

test('no transition is left untried', () => {
  const tried = STATES.flatMap(({ kind, status }) =>
    APPLICATION_TRANSITIONS[kind]
      .filter(({ from }) => from === status)
      .map(({ action }) => `${kind} ${status} ${action}`),
  );
  const all = APPLICATION_KINDS.flatMap((kind) =>
    APPLICATION_TRANSITIONS[kind].map(({ from, action }) => `${kind} ${from} ${action}`),
  );
  expect(tried.sort()).toEqual(all.sort());
});

test('what was undone has left nothing', async () => {
  expect(await database.db.$count(applicationEvents)).toBe(0);
  expect(await database.db.$count(applicationDocuments, and(eq(applicationDocuments.type, 'contract')))).toBe(1);
});
