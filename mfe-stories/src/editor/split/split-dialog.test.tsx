import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { TextSelection } from 'prosemirror-state';
import { EditorContext } from '../components/editor-context.ts';
import { messages } from '../i18n/messages.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';
import { SplitDialog } from './split-dialog.tsx';

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const TEXT: ChapterText = {
  ...chapterText('The Bridge'),
  content: { type: 'doc', content: [paragraph('Mara came home.'), paragraph('The house was dark and cold.')] },
};
/** Behind the first paragraph. */
const CUT = 'Mara came home.'.length + 2;

function open(at: number, handlers: ApiHandlers = {}) {
  const tools = openEditor(chapterDetail(TEXT, 4));
  const { store } = tools.session;
  tools.session.dispatch(store.state.tr.setSelection(TextSelection.near(store.state.doc.resolve(at))));
  const onClose = jest.fn();
  const page = renderPage(
    <EditorContext value={tools}>
      <SplitDialog onClose={onClose} />
    </EditorContext>,
    { path: `/my-stories/chapter/edit?id=${CHAPTER_ID}`, messages, user: { uid: 7 }, apiHandlers: handlers },
  );
  return { ...page, onClose, session: tools.session };
}

it('shows both chapters before the cut, and opens the new one after it', async () => {
  const { api, person, location, session } = open(CUT, {
    'chapter/split': ({ text, new_text, new_chapter_id }) => ({
      chapter: { ...chapterDetail(TEXT, 5), ...text },
      new_chapter: { ...chapterDetail(TEXT, 1), ...new_text, chapter_id: new_chapter_id },
    }),
  });
  expect(await screen.findByText('3 words')).toBeInTheDocument();
  expect(screen.getByText('6 words')).toBeInTheDocument();
  expect(screen.getByText(/^The house was dark/)).toBeInTheDocument();
  await person.type(screen.getByLabelText('Title of the new chapter'), 'The Dark House');
  await person.click(screen.getByRole('button', { name: 'Split' }));
  await waitFor(() => expect(api.callsOf('chapter/split')).toHaveLength(1));
  const sent = api.callsOf('chapter/split')[0]?.fields;
  expect(sent).toMatchObject({
    base_revision: 4,
    text: { title: 'The Bridge', content: { content: [paragraph('Mara came home.')] } },
    new_text: { title: 'The Dark House', content: { content: [paragraph('The house was dark and cold.')] } },
  });
  await waitFor(() => expect(location()).toBe(`/my-stories/chapter/edit?id=${sent?.new_chapter_id}`));
  expect(session.store.state.doc.textContent).toBe('Mara came home.');
});

it('takes no more of a title while the chapter is being split: it would be lost', async () => {
  const { api, person } = open(CUT, { 'chapter/split': () => new Promise(() => undefined) });
  const title = await screen.findByLabelText('Title of the new chapter');
  await person.type(title, 'The Dark');
  await person.click(screen.getByRole('button', { name: 'Split' }));
  await waitFor(() => expect(api.callsOf('chapter/split')).toHaveLength(1));
  await person.type(title, ' House');
  expect(title).toHaveValue('The Dark');
});

it('cuts what another device has written meanwhile as well', async () => {
  const { api, person, session } = open(CUT, {
    'chapter/split': ({ text, new_text, new_chapter_id }) => ({
      chapter: { ...chapterDetail(TEXT, 5), ...text },
      new_chapter: { ...chapterDetail(TEXT, 1), ...new_text, chapter_id: new_chapter_id },
    }),
  });
  jest.spyOn(session, 'flush').mockImplementationOnce(() => {
    session.dispatch(session.store.state.tr.insertText('At last ', 1));
    return session.flush();
  });
  await person.click(await screen.findByRole('button', { name: 'Split' }));
  await waitFor(() => expect(api.callsOf('chapter/split')).toHaveLength(1));
  expect(api.callsOf('chapter/split')[0]?.fields).toMatchObject({
    text: { content: { content: [paragraph('At last Mara came home.')] } },
    new_text: { content: { content: [paragraph('The house was dark and cold.')] } },
  });
});

it('makes one chapter although the answer to the first try is lost', async () => {
  let tries = 0;
  const { api, person, location } = open(CUT, {
    'chapter/split': ({ text, new_text, new_chapter_id }) => {
      tries += 1;
      if (tries === 1) return NETWORK_FAILURE;
      return {
        chapter: { ...chapterDetail(TEXT, 5), ...text },
        new_chapter: { ...chapterDetail(TEXT, 1), ...new_text, chapter_id: new_chapter_id },
      };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Split' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Title of the new chapter')).toHaveAccessibleDescription(/^Network connection error/),
  );
  expect(getToasts()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Split' }));
  await waitFor(() => expect(location()).not.toContain(CHAPTER_ID));
  const [first, again] = api.callsOf('chapter/split').map(({ fields }) => fields.new_chapter_id);
  expect(again).toBe(first);
});

it('brings a text that was changed elsewhere', async () => {
  const theirs = chapterDetail(chapterText('Theirs'), 9);
  const { person, onClose, session } = open(CUT, {
    'chapter/split': () => apiFailure('revisionConflict', { data: theirs }),
  });
  await person.click(await screen.findByRole('button', { name: 'Split' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await waitFor(() => expect(session.store.state.doc.textContent).toBe('Theirs'));
});

it('says under the title why it was refused, and keeps what was typed', async () => {
  const { person } = open(CUT, { 'chapter/split': () => apiFailure('chapterNameTaken') });
  const title = await screen.findByLabelText('Title of the new chapter');
  await person.type(title, 'The Bridge');
  await person.click(screen.getByRole('button', { name: 'Split' }));
  await waitFor(() => expect(title).toHaveAccessibleDescription('Chapter name already exists.'));
  expect(title).toHaveValue('The Bridge');
});

it('asks for another place where one side would be empty', async () => {
  const { person, onClose } = open(0);
  expect(await screen.findByText(/^Put the cursor where the new chapter is to begin/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Split' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
