import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { Dialog } from '@myfiction/shared/ui.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { makeStoryDetail } from '../../test-data.ts';
import { EditorContext, type EditorTools } from '../components/editor-context.ts';
import { ProseEditor } from '../components/prose-editor.tsx';
import { messages } from '../i18n/messages.ts';
import type { OverlayName } from '../screen/overlay-name.ts';
import { ScreenContext } from '../screen/screen-context.ts';
import { useScreenKeys } from '../screen/use-screen-keys.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';
import { placeRanges } from '../testing/place-ranges.ts';
import { FindBar } from './find-bar.tsx';
import { rememberSearch } from './last-query.ts';

const KEPT = {
  number: 1,
  kind: 'named' as const,
  name: 'Before',
  words: 5,
  created_at: '2025-11-21T21:42:00.000Z',
  published: false,
};

/** Counts what is asked for, as the editor's screen does. */
function Asking({ tools, children }: { tools: EditorTools; children: ReactNode }) {
  const [asked, setAsked] = useState(1);
  const [overlay, setOverlay] = useState<OverlayName | null>('find');
  const open = (name: OverlayName) => {
    setOverlay(name);
    setAsked(asked + 1);
  };
  const close = () => setOverlay(null);
  const screen = { overlay, open, asked, close, isFocus: false, setFocus: () => {} };
  useScreenKeys(tools.session, screen);
  return (
    <ScreenContext value={screen}>
      {children}
      {overlay === 'find' && <FindBar onClose={close} />}
      {overlay === 'shortcuts' && <Dialog open onClose={close} title="Keyboard" />}
    </ScreenContext>
  );
}

async function open(text: string) {
  rememberSearch({ text: 'c', match_case: false, whole_word: false, replacement: 'scarf' });
  const tools: EditorTools = openEditor(chapterDetail(chapterText(text), 4));
  const { api } = renderPage(
    <EditorContext value={tools}>
      <Asking tools={tools}>
        <ProseEditor language="en" autoFocus={false} />
      </Asking>
    </EditorContext>,
    {
      path: `/my-stories/chapter/edit?id=${CHAPTER_ID}`,
      messages,
      user: { uid: 7 },
      apiHandlers: { 'chapter/keepVersion': () => KEPT, 'story/get': () => makeStoryDetail() },
    },
  );
  const field = await screen.findByRole('textbox', { name: 'Find' });
  await screen.findByText(/ of /);
  return { tools, field, api };
}

/** Types and presses in one go: what waits for the browser's leisure has not happened in between. */
function typeAndPress(field: HTMLElement, value: string, button: string): void {
  act(() => {
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: button }));
  });
}

const textOf = ({ session }: EditorTools) => session.store.state.doc.textContent;

it('replaces all that the field says, however fast', async () => {
  const { tools, field, api } = await open('A cat in a coat');
  typeAndPress(field, 'coat', 'All');
  expect(textOf(tools)).toBe('A cat in a scarf');
  await waitFor(() => expect(api.callsOf('chapter/keepVersion')).toHaveLength(1));
  expect(api.callsOf('chapter/keepVersion')[0]?.fields.text).toEqual(chapterText('A cat in a coat'));
});

it('replaces the one that the field says, however fast', async () => {
  const { tools, field } = await open('A cat in a coat');
  typeAndPress(field, 'coat', 'Replace');
  expect(textOf(tools)).toBe('A cat in a scarf');
});

it('replaces in the text as it is now', async () => {
  const { tools, api } = await open('A coat');
  act(() => {
    tools.session.dispatch(tools.session.store.state.tr.delete(1, 3));
    tools.view.current?.updateState(tools.session.store.state);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
  });
  expect(textOf(tools)).toBe('scarfoat');
  await waitFor(() => expect(api.callsOf('chapter/keepVersion')).toHaveLength(1));
});

it('keeps nothing and says nothing where nothing is replaced', async () => {
  const { tools, field, api } = await open('A cat in a coat');
  typeAndPress(field, 'boot', 'All');
  expect(textOf(tools)).toBe('A cat in a coat');
  expect(api.callsOf('chapter/keepVersion')).toEqual([]);
});

it('takes the focus back where it is asked for again from the text', async () => {
  placeRanges();
  const { field } = await open('A cat in a coat');
  const text = screen.getByRole('textbox', { name: 'Chapter text' });
  act(() => text.focus());
  fireEvent.keyDown(text, { key: 'f', ctrlKey: true });
  expect(field).toHaveFocus();
});

it('leads the keyboard into the text when a dialog that was opened in its place closes', async () => {
  placeRanges();
  const { field } = await open('A cat in a coat');
  act(() => field.focus());
  fireEvent.keyDown(field, { key: '/', ctrlKey: true });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Chapter text' })).toHaveFocus();
});
