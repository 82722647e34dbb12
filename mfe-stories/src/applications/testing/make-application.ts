import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';

/** An application that nobody has begun, for tests; each names only what it is about. */
export function makeApplication(change: Partial<ApplicationView> = {}): ApplicationView {
  return {
    story_id: '01930000-0000-7000-8000-000000000001',
    kind: 'contract',
    status: 0,
    revision: 0,
    form: null,
    known_person: null,
    id_images: [],
    facts: { today: '2026-11-21', story_title: 'The Moon Between Us', published_words: 84_310, last_position: 47 },
    saved_at: null,
    submitted_at: null,
    next_actor: 'author',
    expected_at: null,
    overdue: false,
    eligibility: [{ rule: 'published-words', met: true, have: 84_310, need: 5_000 }],
    reasons: [],
    timeline: [],
    editor: null,
    documents: [],
    signatures: [],
    paid_chapters: [],
    first_paid_position: null,
    counted_words: null,
    ...change,
  };
}
