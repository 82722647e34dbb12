import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { EditorContext } from '../components/editor-context.ts';
import { messages } from '../i18n/messages.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';
import { DiscardDialog } from './discard-dialog.tsx';

function open(handlers: ApiHandlers) {
  const tools = openEditor(chapterDetail(chapterText('Edited'), 4));
  const onClose = jest.fn();
  const page = renderPage(
    <EditorContext value={tools}>
      <DiscardDialog onClose={onClose} />
    </EditorContext>,
    { path: `/my-stories/chapter/edit?id=${CHAPTER_ID}`, messages, user: { uid: 7 }, apiHandlers: handlers },
  );
  return { ...page, onClose, session: tools.session };
}

const PUBLISHED = chapterText('Published');
const version = (number: number, published: boolean) => ({
  number,
  kind: 'published' as const,
  name: '',
  words: 1,
  created_at: '2025-11-21T21:42:00.000Z',
  published,
});
const history: ApiHandlers = {
  'chapter/history': ({ cursor }) =>
    cursor
      ? { items: [version(1, true)], next_cursor: null }
      : { items: [version(3, false), version(2, false)], next_cursor: 'older' },
};
const discard = ({ person }: ReturnType<typeof open>) =>
  person.click(screen.getByRole('button', { name: 'Discard edits' }));

it('brings back what readers have, however old it is', async () => {
  const page = open({ ...history, 'chapter/restoreVersion': () => chapterDetail(PUBLISHED, 5) });
  await discard(page);
  await waitFor(() => expect(page.onClose).toHaveBeenCalledTimes(1));
  expect(page.api.callsOf('chapter/restoreVersion')[0]?.fields).toMatchObject({ number: 1, base_revision: 4 });
  expect(page.session.store.text).toEqual(PUBLISHED);
  expect(page.session.isUnsaved).toBe(false);
});

it('discards nothing that was changed elsewhere, and brings it', async () => {
  const theirs = chapterDetail(chapterText('Theirs'), 9);
  const page = open({ ...history, 'chapter/restoreVersion': () => apiFailure('revisionConflict', { data: theirs }) });
  await discard(page);
  await waitFor(() => expect(page.session.store.state.doc.textContent).toBe('Theirs'));
  expect(page.onClose).toHaveBeenCalledTimes(1);
  expect(page.session.revision).toBe(9);
  expect(getToasts()).toEqual([]);
});

it.each(['chapter/history', 'chapter/restoreVersion'] as const)('tells a refusal of %s once', async (call) => {
  const page = open({ ...history, [call]: () => apiFailure('tooManyRequests') });
  await discard(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.');
  expect(getToasts()).toEqual([]);
  expect(page.onClose).not.toHaveBeenCalled();
  expect(page.session.store.text).toEqual(chapterText('Edited'));
});

it('says so where the history does not show what readers have', async () => {
  const page = open({ 'chapter/history': () => ({ items: [version(1, false)], next_cursor: null }) });
  await discard(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be found in the history');
});
