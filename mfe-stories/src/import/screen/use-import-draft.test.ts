import 'fake-indexeddb/auto';
import { expireSession, getSession, installNavigate } from '@myfiction/shared/host.ts';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { findDraft, forgetDraft, keepDraft } from '../draft/draft-database.ts';
import type { ChosenEncodings } from '../manuscript/manuscript.ts';
import { useImportDraft } from './use-import-draft.ts';
import type { ReadEnd } from './use-reading.ts';

const STORY = 'story';
const uid = () => getSession()?.uid ?? 0;
const kept = () => findDraft(STORY, uid(), Date.now());

/** Opens the page over a kept draft, whose files are read until `end` says what came of it. */
async function openKept() {
  await keepDraft({ storyId: STORY, uid: uid(), files: [], savedAt: Date.now() });
  let resolve = (_end: ReadEnd) => {};
  const promise = new Promise<ReadEnd>((end) => {
    resolve = end;
  });
  const read = jest.fn(() => promise);
  const { unmount } = renderHook(() => useImportDraft(STORY, { read }));
  await waitFor(() => expect(read).toHaveBeenCalled());
  const end = (how: ReadEnd) => act(async () => resolve(how));
  return { unmount, end };
}

// The shell that would lead to the sign-in.
installNavigate(() => {});
afterEach(() => forgetDraft(STORY));

it('keeps what was decided when the page is left while the files are read', async () => {
  const { unmount, end } = await openKept();
  unmount();
  await end('stopped');
  expect(await kept()).toBeDefined();
});

it('keeps what was decided when the session ends', async () => {
  const author = signInAs().uid;
  await keepDraft({ storyId: STORY, uid: author, files: [], savedAt: Date.now() });
  const read = jest.fn(() => Promise.resolve<ReadEnd>('read'));
  const page = renderHook(() => useImportDraft(STORY, { read }));
  await waitFor(() => expect(read).toHaveBeenCalled());
  act(expireSession);
  page.rerender();
  const found = () => findDraft(STORY, author, Date.now());
  // What the drawing asked of the database is done by then.
  await found();
  await found();
  expect(await found()).toBeDefined();
});

it.each(['stopped', 'unreachable'] as const)('keeps what was decided when reading is %s', async (how) => {
  const { end } = await openKept();
  await end(how);
  expect(await kept()).toBeDefined();
});

it('drops what cannot be read any more', async () => {
  const { end } = await openKept();
  await end('broken');
  await waitFor(async () => expect(await kept()).toBeUndefined());
});

it('reads the same files in the encoding that was chosen, also after a reload', async () => {
  const files = [new File(['On'], 'moon.txt')];
  const read = jest.fn(async (_files: readonly File[], _encodings?: ChosenEncodings): Promise<ReadEnd> => 'read');
  const first = renderHook(() => useImportDraft(STORY, { read }));
  await act(() => first.result.current.choose(files));
  await act(() => first.result.current.chooseEncodings({ 0: 'koi8-r' }));
  expect(read).toHaveBeenLastCalledWith(files, { 0: 'koi8-r' });
  first.unmount();

  renderHook(() => useImportDraft(STORY, { read }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
  expect(read).toHaveBeenLastCalledWith(expect.anything(), { 0: 'koi8-r' });
});
