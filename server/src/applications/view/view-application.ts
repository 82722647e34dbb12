import { FREE_CHAPTERS_MIN } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import { FILLABLE_STATUSES } from '@myfiction/shared/contract/application-transitions.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import type { ApplicationRow } from '../../database/schema/applications.ts';
import type { StoryRow } from '../../database/schema/stories.ts';
import type { ApplicationContext } from '../held-application.ts';
import { findSignedPerson } from '../signed-person.ts';
import { readForm } from '../stored-form.ts';
import { findEligibility } from './eligibility.ts';
import { countChapters, listPaidChapters } from './find-chapters.ts';
import { listDocuments, listImages, listSignatures, listTimeline } from './parts.ts';

const EMPTY: Pick<
  ApplicationRow,
  'status' | 'revision' | 'savedAt' | 'submittedAt' | 'nextActor' | 'expectedAt' | 'reasons' | 'editor' | 'countedWords'
> = {
  status: 0,
  revision: 0,
  savedAt: null,
  submittedAt: null,
  nextActor: null,
  expectedAt: null,
  reasons: [],
  editor: '',
  countedWords: null,
};

/** An application as its author sees it. */
export function viewApplication(
  context: ApplicationContext,
  story: StoryRow,
  row: ApplicationRow,
): Promise<ApplicationView> {
  return view(context, story, row.kind, row);
}

/** The same before it was begun. */
export function viewUnbegun(
  context: ApplicationContext,
  story: StoryRow,
  kind: ApplicationKind,
): Promise<ApplicationView> {
  return view(context, story, kind, undefined);
}

async function view(
  context: ApplicationContext,
  story: StoryRow,
  kind: ApplicationKind,
  row: ApplicationRow | undefined,
): Promise<ApplicationView> {
  const { db, clock, secrets } = context;
  const now = clock.now();
  const shown = row ?? EMPTY;
  const form = row ? readForm(secrets, row) : null;
  const counts = await countChapters(db, story.id);
  const fillable = FILLABLE_STATUSES.includes(shown.status);
  const firstPaid = kind === 'pay-to-read' ? story.firstPaidPosition : null;
  return {
    story_id: story.id,
    kind,
    status: shown.status,
    revision: shown.revision,
    form,
    known_person: kind === 'contract' ? await findSignedPerson(context, story.uid, story.id) : null,
    id_images: row ? await listImages(db, row.id) : [],
    facts: {
      today: now.toISOString().slice(0, 10),
      story_title: story.title,
      published_words: story.words,
      last_position: counts.lastPosition,
    },
    saved_at: shown.savedAt?.toISOString() ?? null,
    submitted_at: shown.submittedAt?.toISOString() ?? null,
    next_actor: shown.nextActor,
    expected_at: shown.expectedAt?.toISOString() ?? null,
    overdue: shown.expectedAt !== null && shown.expectedAt < now,
    eligibility: await findEligibility(db, story, kind, counts, now),
    reasons: shown.reasons,
    timeline: row ? await listTimeline(db, row.id) : [],
    editor: shown.editor === '' ? null : { name: shown.editor },
    documents: row ? await listDocuments(db, row.id) : [],
    signatures: row ? await listSignatures(context, row.id) : [],
    paid_chapters:
      kind === 'pay-to-read' ? await listPaidChapters(db, story.id, firstPaid ?? firstShown(form, fillable)) : [],
    first_paid_position: firstPaid,
    counted_words: kind === 'completion' ? (fillable ? story.words : (shown.countedWords ?? story.words)) : null,
  };
}

function firstShown(form: ApplicationForm | null, fillable: boolean): number {
  const chosen = form?.kind === 'pay-to-read' && !fillable ? form.first_paid_position : null;
  return chosen ?? FREE_CHAPTERS_MIN + 1;
}
