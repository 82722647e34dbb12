import type { ExportFormat } from '@myfiction/shared/contract/story-options.ts';
import { callApi } from '@myfiction/shared/host.ts';
import { saveFile } from '@myfiction/shared/screen/save-file.ts';

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
  saveFile(url, name);
  return name;
}
