import type { ExportFormat } from '@myfiction/shared/contract/story-options.ts';
import { callApi, runtimeConfig } from '@myfiction/shared/host.ts';

export interface ExportWish {
  storyId: string;
  format: ExportFormat;
  /** False leaves out what is not published. */
  drafts: boolean;
}

/**
 * Asks for a story as a file and begins its download.
 *
 * @returns The name of the file
 */
export async function exportStory({ storyId, format, drafts }: ExportWish): Promise<string> {
  const { url, file_name: name } = await callApi('story/export', { story_id: storyId, format, drafts });
  const link = document.createElement('a');
  link.href = runtimeConfig().apiBase + url;
  link.download = name;
  link.click();
  return name;
}
