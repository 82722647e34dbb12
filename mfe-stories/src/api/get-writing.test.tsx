import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act } from '@testing-library/react';
import { useWriting } from './get-writing.ts';

function Day() {
  return <p>{useWriting().data?.today}</p>;
}

afterEach(() => jest.useRealTimers());

it('counts anew when it is the next day by the clock of the author', async () => {
  jest.useFakeTimers({ now: new Date('2025-11-21T23:59:00') });
  const { api, findByText } = renderPage(<Day />, {
    apiHandlers: { 'writing/get': () => ({ today: `2025-11-2${asked()}`, goal: 1800, days: [], streak: 1 }) },
  });
  const asked = () => api.callsOf('writing/get').length;
  /** What signs a call is not on the clock of the test. */
  const answered = async (times: number) => {
    for (let turn = 0; asked() < times && turn < 1000; turn++) await act(() => nextTurn());
    await findByText(`2025-11-2${times}`);
  };
  await answered(1);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  await answered(2);
});
