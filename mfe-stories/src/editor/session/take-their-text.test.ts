import { chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';

const mockChunk = { isAway: false };
jest.mock('./adopt-text.ts', () => {
  if (mockChunk.isAway) throw new Error('Loading chunk failed.');
  return jest.requireActual('./adopt-text.ts');
});

it('is refused before the server changes anything, while what takes it in is not here', async () => {
  const { session } = openEditor(chapterDetail(chapterText('One'), 4));
  mockChunk.isAway = true;
  expect(await session.canTakeTheirText()).toBe(false);
  mockChunk.isAway = false;
  expect(await session.canTakeTheirText()).toBe(true);
  await session.takeTheirText(chapterDetail(chapterText('Theirs'), 9));
  expect(session.store.state.doc.textContent).toBe('Theirs');
});
