import { LAST_STORIES_KEY } from '@myfiction/shared/contract/device-keys.ts';
import { queryClient, storage } from '@myfiction/shared/host.ts';
import { renderHook } from '@testing-library/react';
import { RemoteError } from '../remote-error.ts';
import type { ExposedState } from './use-exposed.ts';
import { useForgetAnswers } from './use-forget-answers.ts';

const failed = (failure: 'render-error' | 'unreachable'): ExposedState => ({
  status: 'failed',
  error: new RemoteError(failure, 'stories'),
});
const pending: ExposedState = { status: 'pending' };
const KEY = ['stories'];

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(KEY, 'an answer that made the page throw');
});

it('asks the server anew once a page that threw is tried again', () => {
  const { rerender } = renderHook(useForgetAnswers, { initialProps: failed('render-error') });
  expect(queryClient.getQueryData(KEY)).toBeDefined();
  rerender(pending);
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
});

it('leaves nothing on the device that may have made the page throw', () => {
  storage.set(LAST_STORIES_KEY, 'an answer that made the page throw');
  renderHook(useForgetAnswers, { initialProps: failed('render-error') });
  expect(storage.get(LAST_STORIES_KEY)).toBeNull();
});

it('keeps the answers when only the code did not arrive', () => {
  const { rerender } = renderHook(useForgetAnswers, { initialProps: failed('unreachable') });
  rerender(pending);
  expect(queryClient.getQueryData(KEY)).toBeDefined();
});
