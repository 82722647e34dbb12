import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { makeComment } from '../testing/make-comment.ts';
import { useSeen } from './use-seen.ts';

type Told = (entries: { target: Element; isIntersecting: boolean }[]) => void;

let tell: Told = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(told: Told) {
        tell = told;
      }
      observe(): void {}
      disconnect(): void {}
    },
  });
});
afterEach(() => jest.useRealTimers());

const items = [makeComment(81), makeComment(82), makeComment(83, { seen: true })];

function List() {
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

test('a comment that stays on the screen is read; one that is passed by is not', async () => {
  const { api, container } = renderPage(<List />, {
    apiHandlers: { 'comment/act': () => ({ changed: 1, unchanged: 0, next_cursor: null }) },
  });
  const [first, second] = container.querySelectorAll('p');
  if (!first || !second) throw new Error('There are no rows.');
  const see = (target: Element, isIntersecting: boolean) => act(() => tell([{ target, isIntersecting }]));
  see(first, true);
  act(() => void jest.advanceTimersByTime(2_000));
  see(second, true);
  see(second, false);
  act(() => void jest.advanceTimersByTime(2_000));
  await waitFor(() => expect(api.callsOf('comment/act')).toHaveLength(1));
  expect(api.callsOf('comment/act')[0]?.fields).toMatchObject({
    action: 'read',
    target: { comment_ids: [items[0]?.comment_id] },
  });
  act(() => void jest.advanceTimersByTime(20_000));
  expect(api.callsOf('comment/act')).toHaveLength(1);
});
