import type { Database } from '../../database/connect.ts';
import type { LightChapter } from '../chapter-answers.ts';
import { numberTitles } from '../number-titles.ts';
import { takenTitles } from '../taken-titles.ts';
import { textToColumns } from '../text-columns.ts';
import { withContent } from '../with-content.ts';
import { writeChapterText } from '../write-chapter-text.ts';

/** Numbers the titles that other chapters of the story have meanwhile: “Snow” becomes “Snow (2)”. */
export async function freeTitles(
  tx: Database,
  storyId: string,
  trashed: readonly LightChapter[],
  now: Date,
): Promise<void> {
  const titles = numberTitles(
    trashed.map(({ title }) => title),
    await takenTitles(tx, storyId),
  );
  for (const [index, chapter] of trashed.entries()) {
    const free = titles[index];
    if (!free?.renamed) continue;
    const { content, noteBefore, noteAfter, warning } = await withContent(tx, chapter);
    const text = { title: free.title, content, note_before: noteBefore, note_after: noteAfter, warning };
    await writeChapterText(tx, chapter, textToColumns(text), now);
  }
}
