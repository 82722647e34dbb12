import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';

/** What is known of the text on the server. */
export interface Acknowledged {
  /** What it acknowledged last, null for none: the base of a merge. */
  text: ChapterText | null;
  /** Texts of saves from before this one whose answers are lost: it may hold one of them. */
  unanswered: readonly ChapterText[];
  /** What readers have; null where that is not known. */
  published: ChapterText | null;
}

export function acknowledge(base: Acknowledged, text: ChapterText): void {
  base.text = text;
  base.unanswered = [];
}
