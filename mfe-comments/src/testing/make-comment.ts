import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const STORY_ID = uuid(900);
export const CHAPTER_ID = uuid(901);

/** A reader's comment; the number makes its id and text. */
export function makeComment(n: number, changes: Partial<CommentItem> = {}): CommentItem {
  return {
    comment_id: uuid(n),
    story_id: STORY_ID,
    story_title: 'The Moon Between Us',
    chapter_id: CHAPTER_ID,
    chapter_position: 47,
    thread_id: null,
    answers: null,
    mine: false,
    reader_name: `Reader ${n}`,
    text: `Comment number ${n}`,
    quote: '',
    likes: 0,
    liked: false,
    status: 'visible',
    held_by: null,
    held_word: '',
    pinned: false,
    frozen: false,
    answered: false,
    seen: false,
    replies: 0,
    created_at: new Date(Date.UTC(2026, 2, 2, 10, 59 - n)).toISOString(),
    edited_at: null,
    ...changes,
  };
}

export function makePage(items: CommentItem[], changes: Partial<ApiOutput<'comment/list'>> = {}) {
  return {
    items,
    next_cursor: null,
    counts: { new: items.length, unanswered: items.length, held: 0, reported: 0 },
    as_of: '2026-03-02T11:00:00.000Z',
    ...changes,
  };
}

export function makeContext(comment: CommentItem): ApiOutput<'comment/getContext'> {
  return {
    comment,
    story: { story_id: STORY_ID, title: comment.story_title, cover: '', genre: 'werewolf', pen_name: 'Noor' },
    chapter: { chapter_id: CHAPTER_ID, position: 47, title: 'A House With No Clocks' },
    passage: [
      { text: 'Rowan waited.', from: null, to: null },
      { text: '“I should have told you,” he said.', from: 1, to: 23 },
    ],
    quote_found: true,
    reader: {
      name: comment.reader_name,
      since: '2020-03-02T10:00:00.000Z',
      comments: 61,
      stories_followed: 3,
      blocked: false,
    },
  };
}
