import { PHONE_QUERY } from '@myfiction/shared/host/device/device.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { matchMedia } from '@myfiction/shared/testing/match-media.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import type { SaveState } from '../saving/save-state.ts';
import { StoppedNotice } from '../saving/stopped-notice.tsx';
import { ScreenContext } from '../screen/screen-context.ts';
import { chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorContext } from './editor-context.ts';

const theirs = chapterDetail(chapterText('Theirs'), 9);
const nothing = () => undefined;

function open(save: SaveState, isJournalWorking = true) {
  const tools = openEditor(chapterDetail(chapterText('One'), 4));
  const onCompare = jest.fn();
  const screenTools = { overlay: null, open: nothing, asked: 0, close: nothing, isFocus: false, setFocus: nothing };
  const page = renderPage(
    <EditorContext value={tools}>
      <ScreenContext value={screenTools}>
        <EditorBar
          cover={null}
          busy={null}
          onSignIn={nothing}
          onCompare={onCompare}
          onPreview={nothing}
          onPublish={nothing}
          onNotes={nothing}
        />
        <StoppedNotice />
      </ScreenContext>
    </EditorContext>,
    {
      path: '/my-stories/chapter/edit',
      messages,
      user: { uid: 7 },
      apiHandlers: { 'story/get': () => apiFailure('notFound') },
    },
  );
  act(() => tools.session.store.set({ save, isJournalWorking }));
  return { ...page, onCompare };
}

it.each<[SaveState, string, string]>([
  [{ kind: 'offline' }, 'Offline. Saved on this device.', 'Offline. Not saved.'],
  [{ kind: 'signed-out' }, 'Signed out. Saved on this device.', 'Signed out. Not saved.'],
  [{ kind: 'blocked', message: '' }, 'Kept on this device.', 'Not saved.'],
])('says of %j that the device has the text only where it has', (save, kept, only) => {
  const page = open(save);
  expect(screen.getByRole('status')).toHaveTextContent(kept);
  page.unmount();
  open(save, false);
  expect(screen.getByRole('status')).toHaveTextContent(only);
  expect(screen.getByRole('status')).not.toHaveTextContent('this device');
});

it.each<SaveState>([{ kind: 'gone' }, { kind: 'trashed' }, { kind: 'blocked', message: '' }])(
  'promises nothing that the device does not keep where a chapter is %j',
  (save) => {
    const page = open(save);
    expect(screen.getByText(/Your text is kept on this device\./)).toBeInTheDocument();
    page.unmount();
    open(save, false);
    expect(screen.getByRole('button', { name: 'Download the text' })).toBeInTheDocument();
    expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
  },
);

it('has Compare in the place of Publish on a phone, and both beside one another elsewhere', async () => {
  const wide = open({ kind: 'conflict', theirs });
  expect(screen.getByRole('button', { name: 'Compare' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
  wide.unmount();
  matchMedia(PHONE_QUERY);
  const { person, onCompare } = open({ kind: 'conflict', theirs });
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Compare' }));
  expect(onCompare).toHaveBeenCalledTimes(1);
});
