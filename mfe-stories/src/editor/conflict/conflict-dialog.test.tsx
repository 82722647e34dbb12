import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditorContext } from '../components/editor-context.ts';
import { messages } from '../i18n/messages.ts';
import { decideConflict } from '../session/their-text.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

jest.mock('../session/their-text.ts');
const decide = jest.mocked(decideConflict);

const MINE = chapterText('Mara came home late.');
const THEIRS = chapterDetail(chapterText('Mara never came home.'), 5);

function open() {
  const tools = openEditor(chapterDetail(MINE, 4));
  const page = renderPage(
    <EditorContext value={tools}>
      <ConflictDialog theirs={THEIRS} onClose={jest.fn()} />
    </EditorContext>,
    { path: `/my-stories/chapter/edit?id=${CHAPTER_ID}`, messages, user: { uid: 7 } },
  );
  return { ...page, session: tools.session };
}

it('says so when a decision fails, and takes the next try', async () => {
  const { person, session } = open();
  decide.mockRejectedValueOnce(new Error('The disk is full.')).mockResolvedValueOnce(false).mockResolvedValue(true);
  await person.click(await screen.findByRole('button', { name: 'Keep theirs' }));
  expect(await screen.findByText(/This did not work/)).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep theirs' }));
  expect(await screen.findByText(/This did not work/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByText(/This did not work/)).not.toBeInTheDocument());
  expect(decide.mock.calls).toEqual([
    [session, expect.objectContaining({ title: THEIRS.title }), THEIRS],
    [session, expect.objectContaining({ title: THEIRS.title }), THEIRS],
    [session, expect.objectContaining({ title: MINE.title }), THEIRS],
  ]);
});

it('waits for a pause in the typing, and takes what was typed until then for mine', async () => {
  const text = document.body.appendChild(document.createElement('textarea'));
  text.focus();
  const { person, session } = open();
  fireEvent.keyDown(text);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  session.setField('title', 'Written meanwhile');
  await person.click(await screen.findByRole('button', { name: 'Keep mine' }, { timeout: 3_000 }));
  expect(decide).toHaveBeenCalledWith(session, expect.objectContaining({ title: 'Written meanwhile' }), THEIRS);
  text.remove();
});

it('takes one decision at a time', async () => {
  const { person } = open();
  let finish = (_isDecided: boolean): void => {};
  decide.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Keep theirs' }));
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(decide).toHaveBeenCalledTimes(1);
  finish(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep mine' })).toBeEnabled());
});
