import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { journalKey } from '../journal/journal-records.ts';
import { keepCopy, listKeptCopies } from '../journal/kept-copies.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';
import { EditorContext } from './editor-context.ts';
import { KeptTexts } from './kept-texts.tsx';

it('deletes copies one after another without waiting, and shows what is left', async () => {
  const key = journalKey(7, CHAPTER_ID);
  await keepCopy(key, 'conflict-mine', chapterText('Mine'));
  await keepCopy(key, 'conflict-theirs', chapterText('Theirs'));
  renderPage(
    <EditorContext value={openEditor(chapterDetail(chapterText('One'), 4))}>
      <KeptTexts />
    </EditorContext>,
    { messages, user: { uid: 7 } },
  );
  for (const button of await screen.findAllByRole('button', { name: 'Delete' })) fireEvent.click(button);
  await waitFor(async () => expect(await listKeptCopies(key)).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument());
});
