import { callApi } from '@myfiction/shared/host.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { takeTheirText } from '../session/their-text.ts';

/** Number of the version that readers have; null when the history does not show it. */
async function findPublished(chapterId: string): Promise<number | null> {
  let cursor: string | null = null;
  do {
    const { items, next_cursor }: Awaited<ReturnType<typeof readPage>> = await readPage(chapterId, cursor);
    const published = items.find((version) => version.published);
    if (published) return published.number;
    cursor = next_cursor;
  } while (cursor !== null);
  return null;
}

function readPage(chapterId: string, cursor: string | null) {
  return callApi(
    'chapter/history',
    { chapter_id: chapterId, limit: 100, ...(cursor && { cursor }) },
    { inPlace: 'all' },
  );
}

/** Makes the published text the working text again; what stood there stays in the history. */
export async function discardEdits(session: EditorSession): Promise<'done' | 'missing' | 'not-saved'> {
  if (!(await session.flush())) return 'not-saved';
  const { chapterId } = session.target;
  const number = await findPublished(chapterId);
  if (number === null) return 'missing';
  const change = { chapter_id: chapterId, number, base_revision: session.revision };
  const restored = await callApi('chapter/restoreVersion', change, { inPlace: 'all' });
  takeTheirText(session, restored);
  return 'done';
}
