import { randomUUID } from 'node:crypto';
import { ingestComments as ingestCall } from '@myfiction/shared/contract/calls/ingest-comment.ts';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import { publishChapter } from '../chapters/publish-chapter.ts';
import { ingestComments } from '../comments/ingest/ingest-comments.ts';
import type { DomainContext } from './domain-context.ts';
import { addChapter, addStory, chapterText } from './fixtures.ts';

type Events = ApiInput<'ingest/comment'>['events'];
export type SaidEvent = Extract<Events[number], { type: 'comment' }>;

/** A story with one published chapter, and readers who comment on it. */
export interface CommentedStory {
  storyId: string;
  chapterId: string;
  /** What a reader says; on the chapter unless it is said otherwise. */
  said(changes?: Partial<SaidEvent>): SaidEvent;
  send(...events: Events): ReturnType<typeof ingestComments>;
  /** Sends one comment and gives its id. */
  comment(changes?: Partial<SaidEvent>): Promise<string>;
}

/** Adds a story of `context.uid`. */
export async function addCommentedStory(context: DomainContext): Promise<CommentedStory> {
  const { story_id: storyId } = await addStory(context);
  const text = chapterText(randomUUID(), 'Rowan waited.', '“I should have told you,” he said.', 'A door closed.');
  const { chapter_id: chapterId } = await addChapter(context, storyId, text);
  await publishChapter(context, { chapter_id: chapterId, base_revision: 1 });
  const said = (changes: Partial<SaidEvent> = {}): SaidEvent => ({
    type: 'comment',
    event_id: randomUUID(),
    comment_id: randomUUID(),
    story_id: storyId,
    chapter_id: chapterId,
    reader_id: 'reader-1',
    reader_name: 'Teresa M.',
    text: 'He kept the letter.',
    quote: '',
    at: context.clock.now().toISOString(),
    ...changes,
  });
  const send = (...events: Events) => ingestComments(context, ingestCall.input.parse({ events }));
  return {
    storyId,
    chapterId,
    said,
    send,
    async comment(changes) {
      const event = said(changes);
      await send(event);
      return event.comment_id;
    },
  };
}
