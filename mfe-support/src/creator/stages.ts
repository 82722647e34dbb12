import type { HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import { type Block, list, steps, text } from '../content/blocks.ts';

export const STAGE_IDS = ['before', 'first', 'growing', 'contract', 'earning', 'finishing'] as const;
export type StageId = (typeof STAGE_IDS)[number];

export interface Guide {
  title: string;
  body: readonly Block[];
}

export interface Stage {
  id: StageId;
  guides: readonly Guide[];
  /** Articles that say how it is done in the studio. */
  help: readonly HelpSlug[];
}

/** What to know at each stage of a serial. The names of the stages are texts of the page. */
export default [
  {
    id: 'before',
    guides: [
      {
        title: 'Before you publish',
        body: [
          text(
            'A serial is a promise: readers begin because of the first chapter and stay because there is a next one.',
          ),
          list(
            '**Know the question** that the story keeps open, and roughly how it ends.',
            '**Write ahead.** Five finished chapters let you sleep when a week goes wrong.',
            '**Say it in a sentence**: who wants what, and what stands in the way. That is how the synopsis begins.',
          ),
        ],
      },
      {
        title: 'A synopsis that makes somebody tap',
        body: [
          text(
            'Readers see the first 150 characters. Begin with the person and the trouble, not with the world. Leave out the end, names that nobody knows yet, and praise.',
          ),
        ],
      },
    ],
    help: ['start-story', 'story-details', 'cover', 'import-chapters'],
  },
  {
    id: 'first',
    guides: [
      {
        title: 'The first chapters',
        body: [
          steps(
            'Open with something that changes, on the first screen of a phone.',
            'Keep to 1,000 to 2,500 words: one scene, one turn.',
            'End on a question, not on a rest.',
            'Publish the first three together, then one at a time.',
          ),
          text(
            'Choose a rhythm that you can keep for three months, and show it: readers come back on the day you name.',
          ),
        ],
      },
    ],
    help: ['write-chapter', 'publish-chapter', 'schedule-chapter', 'schedule-many'],
  },
  {
    id: 'growing',
    guides: [
      {
        title: 'Growing',
        body: [
          list(
            '**Read the funnel.** A drop after one chapter is about that chapter: reread its end and the beginning of the next.',
            '**Answer comments** in the first day after a chapter. Pin one that asks what everybody asks.',
            '**Change one thing at a time**, title, cover or synopsis, and wait two weeks.',
            '**Rest before you have to.** Announce a pause in a note; readers forgive what they know.',
          ),
        ],
      },
    ],
    help: ['readers-funnel', 'reply-comments', 'word-filter', 'home-goals'],
  },
  {
    id: 'contract',
    guides: [
      {
        title: 'Is a contract for you?',
        body: [
          text(
            'A contract pays a share and asks for a pace. Exclusive pays more and keeps the story here; non-exclusive leaves you free. Without one you keep every right, and earn nothing from paid chapters.',
          ),
          text(
            'Before you sign: can you keep the monthly words in your worst month? Is the story already elsewhere? Do you know how it ends?',
          ),
        ],
      },
    ],
    help: ['apply-contract', 'contract-offers', 'contract-statuses', 'identity-papers'],
  },
  {
    id: 'earning',
    guides: [
      {
        title: 'Earning',
        body: [
          list(
            'Place the first paid chapter after a question has been raised, never in the middle of an answer.',
            'Fill in the tax form and the payment info early: they are what delays a first payday.',
            'Read the first bill line by line, and ask about what you cannot follow.',
          ),
        ],
      },
    ],
    help: ['what-is-pay-to-read', 'when-paid', 'tax-form', 'payment-info'],
  },
  {
    id: 'finishing',
    guides: [
      {
        title: 'Finishing well',
        body: [
          text(
            'Answer the question of the first chapter before anything else. Publish the last chapters closer together, then thank the readers in a note and name what comes next.',
          ),
          text('Completing closes the story for good, so correct first.'),
        ],
      },
    ],
    help: ['apply-completion', 'completion-bonus', 'export-story', 'terminate-contract'],
  },
] satisfies readonly Stage[];
