import { z } from 'zod';
import { SIGNATURE_MAX } from '../application-options.ts';
import { APPLICATION_KINDS } from '../application-status.ts';
import { APPLICATION_ACTORS, APPLICATION_ACTS } from '../application-transitions.ts';
import { defineCall } from '../call.ts';
import { applicationDocument, applicationSignature, idImage } from './application-files.ts';
import { applicationForm, applicationPerson } from './application-form.ts';
import { storyId } from './story.ts';

const kind = z.enum(APPLICATION_KINDS);
const status = z.number().int();

export const applicationView = z.object({
  story_id: storyId,
  kind,
  status,
  /** Counts the saves; 0 before the first. */
  revision: z.number().int(),
  /** Null before the first save: the page begins with an empty form and what is known of the author. */
  form: applicationForm.nullable(),
  /** Of the contract that was signed before, so that nothing is typed twice; null otherwise. */
  known_person: applicationPerson.nullable(),
  id_images: z.array(idImage),
  /** What the form is measured against: `factsOf` gives it to `findProblems`. */
  facts: z.object({
    /** ISO date, UTC, by the server's clock. */
    today: z.iso.date(),
    story_title: z.string(),
    published_words: z.number().int(),
    /** Place of the last chapter that is published or scheduled, 0 without one. */
    last_position: z.number().int(),
  }),
  saved_at: z.iso.datetime().nullable(),
  submitted_at: z.iso.datetime().nullable(),
  /** Who acts next; null when nobody has to. */
  next_actor: z.enum(APPLICATION_ACTORS).nullable(),
  /** When the next actor means, or has, to act. */
  expected_at: z.iso.datetime().nullable(),
  overdue: z.boolean(),
  /** What must be true of the story before it can be sent. */
  eligibility: z.array(
    z.object({
      rule: z.enum([
        'published-words',
        'contract-signed',
        'paid-chapters-ahead',
        'nothing-scheduled',
        'nothing-in-draft',
        'not-completed',
        'email-verified',
      ]),
      met: z.boolean(),
      have: z.number().int(),
      need: z.number().int(),
    }),
  ),
  /** Why it was returned, each with the path of its field (`work.outline`), or empty for the whole. */
  reasons: z.array(z.object({ field: z.string(), text: z.string() })),
  timeline: z.array(
    z.object({
      event_id: z.number().int(),
      from_status: status,
      to_status: status,
      /** What was done. Equal statuses are what an editor did in between: began to read, issued a contract. */
      act: z.enum(APPLICATION_ACTS),
      actor: z.enum(APPLICATION_ACTORS),
      actor_name: z.string(),
      note: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  editor: z.object({ name: z.string() }).nullable(),
  documents: z.array(applicationDocument),
  signatures: z.array(applicationSignature),
  /**
   * Pay-to-read: the published and scheduled chapters from `first_paid_position` on; while the form can be written, all
   * that could become paid (after `FREE_CHAPTERS_MIN`), so that the page shows each choice. Empty for the others.
   */
  paid_chapters: z.array(
    z.object({
      position: z.number().int(),
      title: z.string(),
      words: z.number().int(),
      status: z.enum(['published', 'scheduled']),
      scheduled_at: z.iso.datetime().nullable(),
    }),
  ),
  /** Pay-to-read, once accepted: where the paid chapters begin now; the form keeps the number that was agreed on. */
  first_paid_position: z.number().int().nullable(),
  /** Completion: words that count for the bonus; null for the others. */
  counted_words: z.number().int().nullable(),
});
export type ApplicationView = z.infer<typeof applicationView>;

const about = { story_id: storyId, kind };
const changed = { story_id: storyId, kind, base_revision: z.int32().min(0) };

export const getApplication = defineCall({
  path: 'myfiction/application/get',
  access: 'session',
  write: false,
  input: z.object(about),
  output: applicationView,
});

/** Keeps a draft (0 → 10; 10 and 21 stay). Another revision: 400010 with the current view; not fillable: 400040. */
export const saveApplication = defineCall({
  path: 'myfiction/application/save',
  access: 'session',
  write: true,
  input: z.object({ ...changed, form: applicationForm }),
  output: z.object({ revision: z.number().int(), status, saved_at: z.iso.datetime() }),
});

/**
 * Sends the form (0, 10 → 20; 21 → 20). `signature` is the typed legal name, for a contract. Incomplete: 400041 with
 * `data.problems` by field; not eligible: 400042; moved on meanwhile: 400040 with the current view.
 */
export const submitApplication = defineCall({
  path: 'myfiction/application/submit',
  access: 'session',
  write: true,
  input: z.object({
    ...changed,
    form: applicationForm,
    signature: z.string().max(SIGNATURE_MAX).default(''),
    guardian_signature: z.string().max(SIGNATURE_MAX).default(''),
  }),
  output: applicationView,
});

/** 20 → 10. */
export const withdrawApplication = defineCall({
  path: 'myfiction/application/withdraw',
  access: 'session',
  write: true,
  input: z.object(about),
  output: applicationView,
});

/** Contract only, 10 → 0: the draft and its ID images are deleted. */
export const discardApplication = defineCall({
  path: 'myfiction/application/discard',
  access: 'session',
  write: true,
  input: z.object(about),
  output: applicationView,
});

/** Signs the issued contract, 22 → 30. `sha256` is the hash of the document that the author has read. */
export const signContract = defineCall({
  path: 'myfiction/application/sign',
  access: 'session',
  write: true,
  input: z.object({
    story_id: storyId,
    sha256: z.string().length(64),
    signature: z.string().min(1).max(SIGNATURE_MAX),
    guardian_signature: z.string().max(SIGNATURE_MAX).default(''),
  }),
  output: applicationView,
});

/** Declines the contract, 22 → 0. */
export const declineContract = defineCall({
  path: 'myfiction/application/decline',
  access: 'session',
  write: true,
  input: z.object({ story_id: storyId, reason: z.string().max(1000).default('') }),
  output: applicationView,
});
