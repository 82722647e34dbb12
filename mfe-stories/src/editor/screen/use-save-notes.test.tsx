import { getToasts } from '@myfiction/shared/host.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act } from '@testing-library/react';
import { EditorContext } from '../components/editor-context.ts';
import { messages } from '../i18n/messages.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';
import { useSaveNotes } from './use-save-notes.ts';

function Notes() {
  useSaveNotes();
  return null;
}

it('says that the connection is gone until it is there again', () => {
  const tools = openEditor(chapterDetail(chapterText('One'), 4));
  renderPage(
    <EditorContext value={tools}>
      <Notes />
    </EditorContext>,
    { path: `/my-stories/chapter/edit?id=${CHAPTER_ID}`, messages, user: { uid: 7 } },
  );
  act(() => tools.session.store.set({ save: { kind: 'offline' } }));
  expect(getToasts()).toMatchObject([{ tone: 'warning', action: { label: 'Try again' } }]);
  act(() => tools.session.store.set({ save: { kind: 'saved', at: 1_000 } }));
  expect(getToasts()).toEqual([]);
});

it('offers to take a merge out again for as long as the chapter is open', () => {
  const tools = openEditor(chapterDetail(chapterText('One'), 4));
  const { unmount } = renderPage(
    <EditorContext value={tools}>
      <Notes />
    </EditorContext>,
    { path: `/my-stories/chapter/edit?id=${CHAPTER_ID}`, messages, user: { uid: 7 } },
  );
  act(() => tools.session.onMerged?.(() => true));
  expect(getToasts()).toMatchObject([{ action: { label: 'Undo' } }]);
  unmount();
  expect(getToasts()).toEqual([]);
});
