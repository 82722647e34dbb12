import { tellListeners } from '@myfiction/shared/host/live/live-topics.ts';
import { callApi, emitEvent, QueryClientProvider, queryClient, useAppStore } from '@myfiction/shared/host.ts';
import { nextPaint } from '@myfiction/shared/screen/next-paint.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { resetShell } from '../testing/render-shell.tsx';
import { useCounts } from './use-counts.ts';

jest.mock('@myfiction/shared/screen/next-paint.ts', () => ({ nextPaint: jest.fn(async () => {}) }));

beforeEach(resetShell);

const renderCounts = () =>
  renderHook(() => useCounts(), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });

test('the figures of the server reach the store, and again when a remote says they changed', async () => {
  const api = installFakeApi({ 'account/counts': () => ({ new_comment: 3, message_sign: true }) });
  renderCounts();
  await waitFor(() => expect(useAppStore.getState().counts).toEqual({ newComment: 3, messageSign: true }));
  api.use({ 'account/counts': () => ({ new_comment: 0, message_sign: false }) });
  emitEvent('counts-changed', {});
  await waitFor(() => expect(useAppStore.getState().counts).toEqual({ newComment: 0, messageSign: false }));
  expect(api.callsOf('account/counts')).toHaveLength(2);
});

test('the figures that the server tells reach the store without asking', async () => {
  const api = installFakeApi({ 'account/counts': () => ({ new_comment: 0, message_sign: false }) });
  renderCounts();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  act(() => tellListeners({ topic: 'counts', new_comment: 120, message_sign: true }));
  await waitFor(() => expect(useAppStore.getState().counts).toEqual({ newComment: 120, messageSign: true }));
  expect(api.calls).toHaveLength(1);
});

test('figures that were asked for before the server told newer ones do not take their place', async () => {
  let answer = (): void => {};
  const api = installFakeApi({ 'account/counts': () => ({ new_comment: 3, message_sign: false }) });
  renderCounts();
  await waitFor(() => expect(useAppStore.getState().counts.newComment).toBe(3));
  api.use({
    'account/counts': () =>
      new Promise((resolve) => {
        answer = () => resolve({ new_comment: 3, message_sign: false });
      }),
  });
  emitEvent('counts-changed', {});
  await waitFor(() => expect(api.calls).toHaveLength(2));
  act(() => tellListeners({ topic: 'counts', new_comment: 4, message_sign: true }));
  await act(async () => answer());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(useAppStore.getState().counts).toEqual({ newComment: 4, messageSign: true });
});

test('nobody signed in, nothing asked', () => {
  useAppStore.setState({ session: null });
  const api = installFakeApi();
  renderCounts();
  expect(api.calls).toHaveLength(0);
});

test('no frame waits for the figures to be asked for', async () => {
  let paint = (): void => {};
  jest.mocked(nextPaint).mockReturnValueOnce(new Promise((resolve) => (paint = resolve)));
  const api = installFakeApi({
    'account/counts': () => ({ new_comment: 3, message_sign: false }),
    'story/list': () => ({ items: [], next_cursor: null, counts: { ongoing: 0, completed: 0 } }),
  });
  renderCounts();
  // Signed as long as a call for the figures would be.
  await act(() => callApi('story/list', { filter: 0 }));
  expect(api.calls).toHaveLength(1);
  paint();
  await waitFor(() => expect(useAppStore.getState().counts.newComment).toBe(3));
});
