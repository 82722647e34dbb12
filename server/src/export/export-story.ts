import type { ExportFormat } from '@myfiction/shared/contract/story-options.ts';
import type { CallContext } from '../platform/handler.ts';
import { getStory } from '../stories/get-story.ts';
import { openTicket } from './tickets.ts';
import { exportFileName } from './write-export.ts';

/** Opens the download of one of the author's stories. */
export async function exportStory(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: { story_id: string; format: ExportFormat; drafts: boolean },
): Promise<{ url: string; file_name: string }> {
  const { story_id: storyId, format, drafts } = input;
  const story = await getStory(context, storyId);
  const url = await openTicket(context, { storyId, format, drafts });
  return { url, file_name: exportFileName(story.title, format) };
}
