import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { makeComment } from '../testing/make-comment.ts';
import { useSeen } from './use-seen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function List({ items }: { items: readonly CommentItem[] }) {
  const list = useRef<HTMLDivElement>(null);
  useSeen(list, items);
  return (
    <div ref={list}>
      {items.map((item) => (
        <p key={item.comment_id} data-comment={item.comment_id} />
      ))}
    </div>
  );
}

/** Shows comments, and puts them where they stand on the screen: each `[top, height]` in px. */
function show(items: readonly CommentItem[], ...places: [top: number, height: number][]) {
  const { api, container } = renderPage(<List items={items} />, {
    apiHandlers: { 'comment/act': () => ({ changed: 1, unchanged: 0, next_cursor: null }) },
  });
  const rows = [...container.querySelectorAll('p')];
  const place = (index: number, [top, height]: [number, number]) => {
    const row = rows[index];
    if (row) row.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
  };
  for (const [index, at] of places.entries()) place(index, at);
  return { api, place };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const OUT_OF_VIEW: [number, number] = [2_000, 150];

test('a comment that stays on the screen is read; one that is passed by is not', async () => {
  const items = [makeComment(81), makeComment(82), makeComment(83, { seen: true })];
  const { api, place } = show(items, [100, 150], [250, 150], [400, 150]);
  await pass(2_000);
  place(1, OUT_OF_VIEW);
  await pass(2_000);
  await waitFor(() => expect(api.callsOf('comment/act')).toHaveLength(1));
  expect(api.callsOf('comment/act')[0]?.fields).toMatchObject({
    action: 'read',
    target: { comment_ids: [items[0]?.comment_id] },
  });
  await pass(20_000);
  expect(api.callsOf('comment/act')).toHaveLength(1);
});

test('a comment that is longer than the screen is read once it fills it', async () => {
  const { api, place } = show([makeComment(84)], [window.innerHeight - 100, 4_000]);
  await pass(10_000);
  expect(api.callsOf('comment/act')).toEqual([]);
  place(0, [-1_000, 4_000]);
  await pass(4_000);
  await waitFor(() => expect(api.callsOf('comment/act')).toHaveLength(1));
});

test('nothing is read in a tab that lies behind', async () => {
  const { api } = show([makeComment(85)], [100, 150]);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(10_000);
  hidden.mockRestore();
  expect(api.callsOf('comment/act')).toEqual([]);
  await pass(4_000);
  await waitFor(() => expect(api.callsOf('comment/act')).toHaveLength(1));
});
